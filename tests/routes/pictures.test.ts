import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fileType,
  fileUrl,
  parseFileUrl,
  parsePictureUrl,
  parseShareUrl,
  pictureUrl,
  pictureWidths,
  PICTURE_WIDTHS,
  shareUrl,
  sourceSet,
} from '../../src/routes/pictures.ts'

const ID = '0123abxyz'
const DRAWN = 'fedcba9876543210'
const id = fc.stringMatching(/^[0-9a-z]{9}$/)

describe('the address of a picture', () => {
  test('gives back its source and width', () => {
    fc.assert(
      fc.property(id, fc.constantFrom(...PICTURE_WIDTHS), (each, width) => {
        expect(parsePictureUrl(pictureUrl(each, width))).toEqual({ id: each, width })
      }),
    )
  })

  test.each([
    `/img/${ID}-641.webp`,
    `/img/${ID}-64.webp`,
    `/img/${ID}-640.jpg`,
    `/img/${ID}-640.webp.bak`,
    `/x/img/${ID}-640.webp`,
    `/img/${ID}0-640.webp`,
    `/img/${ID.toUpperCase()}-640.webp`,
    `/img/${ID}-0640.webp/`,
    '/',
  ])('is not %s', (path) => expect(parsePictureUrl(path)).toBeUndefined())

  test.each([
    [2000, [320, 640, 960, 1280, 1600]],
    [960, [320, 640, 960]],
    [961, [320, 640, 960, 1280]],
    [900, [320, 640, 960]],
    [641, [320, 640, 960]],
    [320, [320]],
    [100, [320]],
    [0, [320]],
  ])('a source of %d pixels has the widths %j', (width, widths) => expect(pictureWidths(width)).toEqual(widths))

  test('a source between two widths is named by the width that it is served in', () => {
    expect(sourceSet(ID, 900, pictureWidths(900))).toBe(
      `/img/${ID}-320.webp 320w, /img/${ID}-640.webp 640w, /img/${ID}-960.webp 900w`,
    )
  })

  test.each([
    [320, [320]],
    [321, [320, 640]],
    [640, [320, 640]],
    [5000, [320, 640, 960, 1280, 1600]],
  ])('where no more than %d pixels are shown the widths %j are enough', (most, widths) =>
    expect(pictureWidths(2000, most)).toEqual(widths),
  )
})

describe('the address of a share picture', () => {
  test.each(['/', '/en', '/en/hotels/x', '/ru/отели'])('gives back photograph, drawing and page: %s', (page) => {
    expect(parseShareUrl(shareUrl(ID, DRAWN, page))).toEqual({ id: ID, digest: DRAWN, page })
  })

  test('names a file, also for the home page', () => {
    expect(shareUrl(ID, DRAWN, '/')).toBe(`/img/share/${ID}-${DRAWN}/index.jpg`)
    expect(shareUrl(ID, DRAWN, '/en/spa')).toBe(`/img/share/${ID}-${DRAWN}/en/spa.jpg`)
  })

  test.each([
    `/img/share/${ID}-${DRAWN}.jpg`,
    `/img/share/${ID}-${DRAWN}/.jpg`,
    `/img/share/${ID}/en.jpg`,
    `/img/share/${ID}-${DRAWN}/en.webp`,
    `/img/share/${ID}-${DRAWN}/en.jpg/x`,
    `/x/img/share/${ID}-${DRAWN}/en.jpg`,
    `/img/share/${ID.slice(1)}-${DRAWN}/en.jpg`,
    `/img/share/${ID}-${DRAWN}0/en.jpg`,
  ])('is not %s', (path) => expect(parseShareUrl(path)).toBeUndefined())
})

describe('the address of a file', () => {
  test.each([
    ['https://m.example/a.mp4', undefined, 'mp4'],
    ['https://m.example/a.MP4?v=1', undefined, 'mp4'],
    ['https://m.example/a.pdf#page=2', undefined, 'pdf'],
    ['https://m.example/a.jpeg', undefined, 'jpeg'],
    ['https://m.example/a.jpg', undefined, 'jpg'],
    ['https://m.example/a.mp4.zip', undefined, 'bin'],
    ['https://m.example/mp4', undefined, 'bin'],
    ['https://m.example/a.png', 'video/webm', 'webm'],
    ['https://m.example/a.png', 'text/html', 'png'],
    ['https://m.example/a', 'application/pdf', 'pdf'],
  ])('%s of type %s ends in .%s', (source, type, extension) => {
    const url = fileUrl(ID, source, type)
    expect(url).toBe(`/file/${ID}.${extension}`)
    expect(parseFileUrl(url)).toEqual({ id: ID, extension })
  })

  test.each([
    `/file/${ID}`,
    `/file/${ID}.m`,
    `/file/${ID}.mpeg4`,
    `/file/${ID}.MP4`,
    `/file/${ID}.mp4/x`,
    `/x/file/${ID}.mp4`,
    `/file/${ID}0.mp4`,
  ])('is not %s', (path) => expect(parseFileUrl(path)).toBeUndefined())

  test.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['bin', 'application/octet-stream'],
    ['html', 'application/octet-stream'],
  ])('.%s is sent as %s', (extension, type) => expect(fileType(extension)).toBe(type))
})

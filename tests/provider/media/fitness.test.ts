/** What is taken for a picture, a film or a document, and what is not. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checked, Unfit } from '../../../src/provider/media/fitness.ts'
import { BAD_PICTURES, whole } from '../../harness/bad-pictures.ts'

const faultOf = (content: Uint8Array, source: string, mimeType?: string) =>
  checked(content, { source, mimeType }).then(
    () => 'good',
    (error: unknown) => (error instanceof Unfit ? error.fault : String(error)),
  )
const box = (type: string, size: number, length = size) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4, 'latin1')
  return bytes
}
const film = Buffer.concat([box('ftyp', 16), box('moov', 8), box('mdat', 40)])
film.write('isom', 8, 'latin1')
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n')

describe('a picture', () => {
  test.each(Object.entries(BAD_PICTURES))('R7.43: is not an answer that is %s', async (_, { content, fault }) => {
    expect(await faultOf(await content(), '/a.jpg')).toBe(fault)
    expect(await faultOf(await content(), '/a', 'image/jpeg')).toBe(fault)
    expect(await faultOf(await content(), '/a')).toBe(fault)
  })

  test.each(['png', 'jpeg', 'webp', 'avif'] as const)('is a %s, and has its size', async (format) => {
    expect(await checked(await whole('#123456', format), { source: '/a' })).toEqual({ width: 640, height: 400 })
  })

  test('that is turned has the size that is seen', async () => {
    const turned = await sharp(await whole('#123456'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await checked(turned, { source: '/a.jpg' })).toEqual({ width: 400, height: 640 })
  })

  test.each([
    ['a viewBox alone', 'viewBox="0 0 300 120"', { width: 300, height: 120 }],
    ['width and height', 'width="80" height="60"', { width: 80, height: 60 }],
    ['the units of a drawing office', 'viewBox="0 0 21000 29700"', { width: 21_000, height: 29_700 }],
  ])('that is an SVG with %s has its size', async (_, attributes, size) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="9"/></svg>`
    expect(await checked(Buffer.from(svg), { source: '/plan.svg' })).toEqual(size)
  })
})

test('an SVG that would be drawn without end is too large', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 900000"><rect width="9" height="9"/></svg>'
  expect(await faultOf(Buffer.from(svg), '/plan.svg')).toBe('too-large')
})

describe('a film or a document', () => {
  test.each([
    ['a film', film, '/a.mp4', 'good'],
    ['a film of a type', film, '/a', 'good'],
    ['a film to its end', Buffer.concat([film.subarray(0, 24), box('mdat', 0, 50)]), '/a.mp4', 'good'],
    ['a film that is cut', film.subarray(0, 50), '/a.mp4', 'cut'],
    ['a film that is cut in a name', film.subarray(0, 20), '/a.mp4', 'cut'],
    ['a page as a film', Buffer.from('<html>'), '/a.mp4', 'unreadable'],
    ['a document', pdf, '/a.pdf', 'good'],
    ['a document that is cut', pdf.subarray(0, 30), '/a.pdf', 'cut'],
    ['a page as a document', Buffer.from('<html>'), '/a.pdf', 'unreadable'],
    ['a film as a document', film, '/a.pdf', 'unreadable'],
    ['a document as a picture', pdf, '/a.jpg', 'unreadable'],
    ['nothing', Buffer.alloc(0), '/a.pdf', 'empty'],
    ['an archive without a name', Buffer.from('PK\u0003\u0004 and so on'), '/a', 'good'],
  ])('%s', async (_, content, source, fault) => expect(await faultOf(content, source)).toBe(fault))

  test('of another type is anything but a page', async () => {
    expect(await faultOf(Buffer.from('{\\rtf1'), '/a', 'application/rtf')).toBe('good')
    expect(await faultOf(Buffer.from('\ufeff <!doctype html>'), '/a', 'application/rtf')).toBe('unreadable')
  })
})

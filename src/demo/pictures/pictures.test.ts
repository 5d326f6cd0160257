import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HotelKey, Lang } from '../content/types.ts'
import { banner } from './app/banner.ts'
import { pictureCache } from './cache.ts'
import { documentPdf, drawPicture, floorPlan, logo, mediaPath, parseMediaPath, scene } from './index.ts'
import { CERTIFICATE_CODES, HOTEL_KEYS, type Owner, SUBJECT_KEYS } from './names.ts'
import { openPictureCache, pictureFor } from './serve.ts'

const OWNERS: Owner[] = ['group', ...HOTEL_KEYS]
const LANGUAGES: Lang[] = ['tr', 'en', 'de', 'ru']
const small = { seed: 3, width: 160, height: 90 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  openPictureCache(folder)
})
afterAll(() => rm(folder, { recursive: true }))

describe('paths', () => {
  it('lead back to what they were built from', () => {
    expect(parseMediaPath(mediaPath.scene('tat-beach', 'family-room', 12, 1600, 900))).toEqual({
      kind: 'scene',
      owner: 'tat-beach',
      subject: 'family-room',
      seed: 12,
      width: 1600,
      height: 900,
    })
    expect(parseMediaPath(mediaPath.plan('de-luxe', 11011, 1200, 900))).toEqual({
      kind: 'plan',
      hotel: 'de-luxe',
      seed: 11011,
      width: 1200,
      height: 900,
    })
    expect(parseMediaPath(mediaPath.logo('group', 'white'))).toEqual({ kind: 'logo', owner: 'group', white: true })
    expect(parseMediaPath(mediaPath.app('ru'))).toEqual({ kind: 'app', lang: 'ru' })
    expect(parseMediaPath(mediaPath.video('sea'))).toEqual({ kind: 'video', name: 'sea', format: 'mp4' })
    expect(parseMediaPath(mediaPath.poster('sea'))).toEqual({ kind: 'video', name: 'sea', format: 'jpg' })
    for (const code of CERTIFICATE_CODES) {
      expect(parseMediaPath(mediaPath.certificate(code, 2024))).toEqual({
        kind: 'certificate',
        code,
        year: 2024,
        format: 'jpg',
      })
      expect(parseMediaPath(mediaPath.certificatePdf(code, 1999))).toEqual({
        kind: 'certificate',
        code,
        year: 1999,
        format: 'pdf',
      })
    }
  })

  it('parse for every owner and subject', () => {
    for (const owner of OWNERS)
      for (const subject of SUBJECT_KEYS)
        expect(parseMediaPath(mediaPath.scene(owner, subject, 0, 16, 3200))).toMatchObject({
          kind: 'scene',
          owner,
          subject,
        })
  })

  it.each([
    '',
    '/',
    '/media',
    '/media/admiral',
    '/media/admiral/',
    '/media/nowhere/coast-1-800x600.jpg',
    '/media/admiral/moon-1-800x600.jpg',
    '/media/admiral/coast-01-800x600.jpg',
    '/media/admiral/coast-1-0800x600.jpg',
    '/media/admiral/coast-1-3201x600.jpg',
    '/media/admiral/coast-1-800x8.jpg',
    '/media/admiral/coast-1-800x600.png',
    '/media/admiral/coast--1-800x600.jpg',
    '/media/group/plan-1-800x600.jpg',
    '/media/admiral/logo-black.svg',
    '/media/certificates/iso-1-2020.jpg',
    '/media/certificates/iso-9001-1850.jpg',
    '/media/app/fr.jpg',
    '/media/app/tr',
    '/media/video/lake.mp4',
    '/media/video/sea.webm',
    '/media/../admiral/logo.svg',
    '/media/admiral/coast-1-800x600.jpg/',
    '/media/constructor/logo.svg',
    '/media/admiral/toString-1-80x60.jpg',
  ])('know nothing of %j', async (path) => {
    expect(parseMediaPath(path)).toBeUndefined()
    expect(await pictureFor(path)).toBeUndefined()
  })

  it('refuse what could not be parsed again', () => {
    expect(() => mediaPath.scene('admiral', 'coast', 1.5, 800, 600)).toThrow(RangeError)
    expect(() => mediaPath.scene('admiral', 'coast', 1, 4000, 600)).toThrow(RangeError)
    expect(() => mediaPath.plan('admiral', 1_000_000, 800, 600)).toThrow(RangeError)
  })
})

describe('scenes', () => {
  const hotels: HotelKey[] = ['green-bay', 'kaymakli']

  it.each(SUBJECT_KEYS)('%s paints in both shapes without a broken number', (subject) => {
    for (const hotel of hotels)
      for (const seed of [1, 2]) {
        const size = seed === 1 ? { width: 1600, height: 900 } : { width: 900, height: 1200 }
        const svg = scene({ subject, hotel, seed, ...size })
        expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
        expect(svg.startsWith('<svg') && svg.endsWith('</svg>')).toBe(true)
      }
  })

  it('give equal bytes for equal requests and others for another seed', async () => {
    const draw = (seed: number) => drawPicture({ subject: 'coast', hotel: 'palace', ...small, seed })
    const [one, again, other] = await Promise.all([draw(1), draw(1), draw(2)])
    expect(again.equals(one)).toBe(true)
    expect(other.equals(one)).toBe(false)
  })

  it('come in the size that is asked for', async () => {
    const { format, width, height } = await sharp(
      await drawPicture({ subject: 'spa', hotel: 'aura', ...small }),
    ).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 160, height: 90 })
  })
})

describe('drawings', () => {
  it('write a logo for every owner in colour and in white', () => {
    for (const owner of OWNERS) {
      expect(logo(owner)).not.toMatch(/NaN|undefined|<text/)
      expect(logo(owner, { mono: 'white' })).toContain('stroke="#ffffff"')
    }
  })

  it('tell plans of one and of two rooms apart', async () => {
    const plan = (rooms: number) => floorPlan({ hotel: 'flora', rooms, ...small })
    expect((await plan(1)).equals(await plan(2))).toBe(false)
  })

  it('make a PDF whose table points at its objects', () => {
    const file = documentPdf('Blue Flag (2024) \\ Ölçü').toString('latin1')
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
    expect(file.slice(start, start + 4)).toBe('xref')
    const entries = [...file.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset))
    entries.forEach((offset, i) => expect(file.slice(offset).startsWith(`${i + 1} 0 obj`)).toBe(true))
    expect(file).toContain('(Blue Flag \\(2024\\) \\\\ Olcu)')
  })
})

describe('serving', () => {
  it('names the type of each kind', async () => {
    const typeOf = async (path: string) => (await pictureFor(path))?.type
    expect(await typeOf(mediaPath.scene('group', 'bar', 1, 160, 90))).toBe('image/jpeg')
    expect(await typeOf(mediaPath.plan('aura', 1, 160, 120))).toBe('image/jpeg')
    expect(await typeOf(mediaPath.logo('aura'))).toBe('image/svg+xml')
    expect(await typeOf(mediaPath.certificate('green-key', 2023))).toBe('image/jpeg')
    expect(await typeOf(mediaPath.certificatePdf('green-key', 2023))).toBe('application/pdf')
    expect(await typeOf(mediaPath.video('sea'))).toBe('video/mp4')
    expect(await typeOf(mediaPath.poster('sea'))).toBe('image/jpeg')
  })

  it('shows another application banner in each language', () => {
    const banners = LANGUAGES.map(banner)
    expect(new Set(banners).size).toBe(4)
    expect(banners.join('')).not.toMatch(/NaN|undefined/)
  })

  it('draws once for equal requests, at most two at a time, and again only after a change of key', async () => {
    const cache = pictureCache(join(folder, 'own'))
    let [drawn, atOnce, most] = [0, 0, 0]
    const draw = async () => {
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce--
      return Buffer.from(`picture ${++drawn}`)
    }
    const bodies = await Promise.all(['a', 'a', 'b', 'c', 'd'].map((key) => cache.get(key, draw)))
    expect([drawn, most]).toEqual([4, 2])
    expect(bodies[0]).toEqual(bodies[1])
    expect(await cache.get('a', draw)).toEqual(bodies[0])
    expect(drawn).toBe(4)
    expect(
      (await readdir(join(folder, 'own'), { recursive: true })).every((name) => name.split('/').at(-1)!.length <= 38),
    ).toBe(true)
  })

  it('lets a failed drawing be tried again', async () => {
    const cache = pictureCache(join(folder, 'failing'))
    await expect(cache.get('a', () => Promise.reject(new Error('no canvas')))).rejects.toThrow('no canvas')
    expect((await cache.get('a', () => Promise.resolve(Buffer.from('drawn')))).toString()).toBe('drawn')
  })
})

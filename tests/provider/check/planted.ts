/** A provider behind a proxy that changes what it answers: differences from the contract with names. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { parseCall } from '../../../src/provider/endpoints.ts'
import type { WireKind } from '../../../src/provider/wire.ts'
import type { World } from '../../../src/demo/world.ts'
import { startProvider } from '../../../src/demo/server.ts'
import { worldPictures } from '../../worlds/index.ts'

/** Whatever a provider may answer. */
export type Json = any

export interface Reply {
  status: number
  headers: Record<string, string>
  /** Text is sent as it stands. */
  body: Json
}

export interface Plant {
  /** The call of the contract that is meant by a path and its parameters. */
  request?: (url: URL) => void
  /** Changes an answer, or gives another. */
  reply?: (reply: Reply, kind: WireKind, url: URL) => Reply | void
  noEtag?: (kind: WireKind) => boolean
  /** Answers in whole whatever the caller has. */
  ignoresEtag?: (kind: WireKind) => boolean
  delay?: (kind: WireKind) => number
}

/** Its address, until the test's end. Pictures come as they are. */
export async function plantedProvider(world: World, plants: readonly Plant[]): Promise<string> {
  const provider = await startProvider(world, { pictures: worldPictures, log: false })
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url!, provider.url)
      for (const plant of plants) plant.request?.(url)
      const kind = parseCall(url.pathname)?.kind
      const answer = await fetch(url)
      if (!kind) {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
        return void response.end(Buffer.from(await answer.arrayBuffer()))
      }
      let reply: Reply = {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
        body: await answer.json(),
      }
      for (const plant of plants) reply = plant.reply?.(reply, kind, url) ?? reply
      await wait(Math.max(0, ...plants.map((plant) => plant.delay?.(kind) ?? 0)))
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
      const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
      const isTagged = reply.status === 200 && !plants.some((plant) => plant.noEtag?.(kind))
      const isSame = request.headers['if-none-match'] === etag && !plants.some((plant) => plant.ignoresEtag?.(kind))
      response.writeHead(isTagged && isSame ? 304 : reply.status, { ...reply.headers, ...(isTagged && { etag }) })
      response.end(isTagged && isSame ? undefined : text)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await provider.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Of good answers to these calls. */
export const inAnswers =
  (kinds: WireKind | WireKind[], change: (body: Json, url: URL) => Json): NonNullable<Plant['reply']> =>
  (reply, kind, url) =>
    reply.status === 200 && [kinds].flat().includes(kind)
      ? { ...reply, body: change(reply.body, url) ?? reply.body }
      : reply

/** Every object of an answer. */
export function everyObject(value: Json, change: (object: Json) => void): Json {
  if (typeof value !== 'object' || value === null) return value
  for (const each of Object.values(value)) everyObject(each, change)
  if (!Array.isArray(value)) change(value)
  return value
}

export function rename(object: Json, from: string, to: string): void {
  if (object?.[from] === undefined) return
  object[to] = object[from]
  delete object[from]
}

const FILE = { sourceUrl: '/media/world/a.jpg', width: 800, height: 600, alt: 'Sea', mimeType: 'image/jpeg' }

/** Gives every optional field, so that nothing is missing but what was planted. */
export const COMPLETE: Plant = {
  reply: (reply, kind) => {
    if (reply.status !== 200) return reply
    const { body } = reply
    everyObject(body, (object) => {
      if (object.content !== undefined && 'name' in object) object.property ??= 'og:x'
      if (object.sourceUrl) Object.assign(object, { ...FILE, ...object })
    })
    const hours = [{ label: 'Summer', from: '09:00', to: '17:00' }]
    const slide = { url: 'contact', title: 'T', text: 'X', mobileFile: FILE }
    const fill = (list: Json[] | undefined, more: object) =>
      list?.forEach((item: Json) => Object.assign(item, { ...more, ...item }))
    if (kind === 'properties')
      fill(body, {
        stars: 5,
        logo: FILE,
        image: FILE,
        regionCode: 'KEMER',
        reservationUrl: 'https://booking.example/a',
      })
    if (kind === 'page') {
      body.property.contact = { ...CONTACT, ...body.property.contact }
      body.property.propertyNetwork ??= { id: 2, name: 'Crystal' }
      body.options = [...(body.options ?? []), { key: 'X', value: 'v', file: FILE }]
      body.sliders = [{ key: 'HEADER_DESKTOP', slides: [{ id: 1, file: FILE, ...slide }] }]
      body.heroSlides = [{ id: 9, type: 'IMAGE', file: FILE, poster: FILE, ...slide }]
      body.sessions = [{ id: 1, title: 'Yoga', text: 'On the beach', hours }]
      body.contents = {
        extra: {
          ...{ ordinal: 90, layout: 'TEXT', title: 'T', subtitle: 'S', html: '<p>H</p>', image: FILE },
          ...{ link: { text: 'More', url: 'contact' }, items: [{ title: 'Inner', html: '<p>I</p>' }] },
        },
        ...body.contents,
      }
    }
    if (kind === 'contact') {
      Object.assign(body, { ...CONTACT, directions: '<p>Left</p>', ...body })
      body.departments = [{ title: 'Desk', phone: '444 0 558', email: 'a@b.example' }]
    }
    if (kind === 'certificates') fill(body.items, { year: 2020, image: FILE, document: FILE })
    if (kind === 'spa') {
      fill(body.treatments, { text: 'T', durationMinutes: 30, image: FILE })
      body.facilities = [{ title: 'Bath', text: 'Hot', image: FILE }]
    }
    if (kind === 'outlet')
      Object.assign(body, { html: '<p>x</p>', images: [FILE], hours, features: [{ label: 'L', value: 'V' }], ...body })
    if (kind === 'gastronomy')
      for (const group of body.groups) fill(group.items, { text: 'T', image: FILE, hours, paid: true })
    if (kind === 'menus')
      for (const menu of body)
        fill(menu.items, { section: 'COL_1', subitems: [{ id: 77, text: 'Contact', url: menu.items[0]?.url ?? '' }] })
    if (kind === 'regions') fill(body, { text: 'T', image: FILE })
    if (kind === 'rooms' || kind === 'room') {
      const more = {
        text: 'T',
        image: FILE,
        sizeM2: 30,
        maxAdults: 2,
        maxChildren: 1,
        beds: 'One',
        view: 'Sea',
        category: { code: 'SEA', name: 'Sea' },
      }
      fill([body].flat(), more)
      if (kind === 'room')
        fill([body], {
          html: '<p>x</p>',
          images: [FILE],
          features: [{ label: 'L', value: 'V' }],
          updatedAt: '2027-01-01',
        })
    }
    if (kind === 'plans') fill(body, { text: 'T' })
    if (kind === 'stories') {
      fill(body, { thumbnail: FILE })
      for (const story of body) fill(story.items, { link: { text: 'More', url: 'contact' } })
    }
    if (kind === 'galleryCategories') fill(body, { ordinal: 1 })
    if (kind === 'galleryFiles') fill(body, { title: 'T', ordinal: 1 })
    if (kind === 'event')
      Object.assign(body, {
        html: '<p>x</p>',
        headerImage: FILE,
        images: [FILE],
        updatedAt: '2027-01-01',
        endsAt: '2031-01-01',
        venue: 'Beach',
        ...body,
      })
    // Others change what they get.
    return structuredClone(reply)
  },
}

const CONTACT = {
  ...{ address: 'Sahil Yolu', phone: '444 0 558', fax: '444 0 559', email: 'a@b.example', whatsapp: '90 444' },
  ...{ latitude: 36.8, longitude: 31.1 },
}

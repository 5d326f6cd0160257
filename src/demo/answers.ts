import { LANGS, NETWORK, type ApiError, type Lang } from './contract.ts'
import { receiveContact, receiveNewsletter } from './received.ts'
import { roomSummary, type World } from './world.ts'

export interface Answer {
  status: number
  body: unknown
}

interface Call {
  world: World
  query: URLSearchParams
  /** Parts of the path that the pattern names. */
  at: (name: string) => string
  body: string
}

type Handler = (call: Call) => Answer

const ok = (body: unknown): Answer => ({ status: 200, body })
const failure = (status: number, message: string): Answer => ({
  status,
  body: { status, message } satisfies ApiError,
})
const found = (row: unknown, what: string): Answer => (row === undefined ? failure(404, `${what} not found`) : ok(row))

const isLang = (value: string | null): value is Lang => (LANGS as readonly (string | null)[]).includes(value)
const isId = (value: string | null): value is string => value !== null && /^[1-9]\d{0,9}$/.test(value)

/** Reads `lang`, or refuses the call. */
const inLang =
  (read: (call: Call, lang: Lang) => Answer): Handler =>
  (call) => {
    const lang = call.query.get('lang')
    return isLang(lang) ? read(call, lang) : failure(400, `lang must be one of ${LANGS.join(', ')}`)
  }

/** Reads a numeric part of the path or of the query, or refuses the call. */
function withId(place: 'path' | 'query', name: string, read: (call: Call, id: number) => Answer): Handler {
  return (call) => {
    const value = place === 'path' ? call.at(name) : call.query.get(name)
    if (isId(value)) return read(call, Number(value))
    return place === 'path' ? failure(404, `${name} not found`) : failure(400, `${name} must be a positive integer`)
  }
}

const ofPage = (what: string, read: (world: World, pageId: number, lang: Lang) => unknown): Handler =>
  withId('path', 'id', (call, id) => inLang(({ world }, lang) => found(read(world, id, lang), what))(call))

const ofProperty = (read: (world: World, propertyId: number, lang: Lang) => unknown): Handler =>
  withId('query', 'property-id', (call, id) => inLang(({ world }, lang) => ok(read(world, id, lang) ?? []))(call))

const inNetwork = (read: Handler): Handler =>
  withId('query', 'property-network-id', (call, id) =>
    id === NETWORK.id ? read(call) : failure(404, 'property network not found'),
  )

const regions = inLang(({ world, query }, lang) => {
  const upper = query.get('case') === 'ucase'
  const spell = (code: unknown) => (typeof code !== 'string' ? code : upper ? code.toUpperCase() : code.toLowerCase())
  return ok((world.regions.get(lang) ?? []).map((region) => ({ ...region, code: spell(region?.code) })))
})

const page = ({ world, query }: Call, lang: Lang) => {
  const url = query.get('url')
  return url === null ? failure(400, 'url is missing') : found(world.pages.get(lang, url), 'page')
}

const room = (call: Call, propertyId: number) =>
  inLang(({ world, at }, lang) => found(world.room(propertyId, lang, at('slug')), 'room'))(call)

const event = (call: Call, publisherId: number) =>
  inLang(({ world, at }, lang) => found(world.events.get(publisherId, lang, at('slug')), 'event'))(call)

const plans = (call: Call, roomId: number) => inLang(({ world }, lang) => ok(world.plans.get(roomId, lang) ?? []))(call)

const galleryCategories = (call: Call, id: number) =>
  inLang(({ world }, lang) => ok(world.galleryCategories.get(id, lang) ?? []))(call)

const galleryFiles = ({ world, query }: Call, id: number) => {
  const category = query.get('category-id')
  const limit = query.get('limit')
  if (category !== null && !isId(category)) return failure(400, 'category-id must be a positive integer')
  if (limit !== null && !isId(limit)) return failure(400, 'limit must be a positive integer')
  const files = (world.galleryFiles.get(id) ?? []).filter(
    (file) => category === null || file.categoryId === Number(category),
  )
  return ok(limit === null ? files : files.slice(0, Number(limit)))
}

const post =
  (receive: (world: World, body: string) => string | undefined): Handler =>
  ({ world, body }) => {
    const problem = receive(world, body)
    return problem === undefined ? ok({}) : failure(400, problem)
  }

const GET: Record<string, Handler> = {
  '/v1/properties/network': inNetwork(({ world }) => ok(world.properties)),
  '/v1/pages/url-lang': inNetwork(inLang(page)),
  '/v1/pages/:id/gastronomy': ofPage('gastronomy', (world, id, lang) => world.gastronomies.get(id, lang)),
  '/v1/pages/:id/outlet': ofPage('outlet', (world, id, lang) => world.outlets.get(id, lang)),
  '/v1/pages/:id/spa': ofPage('spa', (world, id, lang) => world.spas.get(id, lang)),
  '/v1/pages/:id/contact': ofPage('contact', (world, id, lang) => world.contacts.get(id, lang)),
  '/v1/pages/:id/certificate': ofPage('certificate', (world, id, lang) => world.certificates.get(id, lang)),
  '/v1/menus': ofProperty((world, id, lang) => world.menus.get(id, lang)),
  '/v1/regions/active': regions,
  '/v1/rooms': ofProperty((world, id, lang) => world.rooms.get(id, lang)?.map(roomSummary)),
  '/v1/rooms/:slug': withId('query', 'property-id', room),
  '/v1/rooms/:id/plans': withId('path', 'id', plans),
  '/v1/stories': ofProperty((world, id, lang) => world.stories.get(id, lang)),
  '/v1/galleries/:id/categories': withId('path', 'id', galleryCategories),
  '/v1/galleries/:id/files': withId('path', 'id', galleryFiles),
  '/v1/events/publishers/:publisherId/slugs/:slug': withId('path', 'publisherId', event),
}
const POST: Record<string, Handler> = {
  '/v1/web/subscribe-newsletter': post(receiveNewsletter),
  '/web/contact-form': post(receiveContact),
}
const ROUTES = Object.entries({ GET, POST }).flatMap(([method, handlers]) =>
  Object.entries(handlers).map(([path, handler]) => ({ method, path, handler })),
)

/** The answer of the provider to one request. Pure but for posts, which the world keeps. Pictures are not answered here. */
export function answer(world: World, method: string, url: URL, body: string): Answer {
  const fixed = world.fixedAnswer(url)
  if (fixed) return found(fixed.body, 'resource')
  const routes = ROUTES.flatMap((route) => {
    const parts = match(route.path, url.pathname)
    return parts ? [{ ...route, parts }] : []
  })
  if (routes.length === 0) return failure(404, 'no such resource')
  const wanted = method === 'HEAD' ? 'GET' : method
  const route = routes.find((each) => each.method === wanted)
  if (!route) return failure(405, `${method} is not allowed`)
  return route.handler({ world, query: url.searchParams, body, at: (name) => route.parts[name] ?? '' })
}

/** Named parts of a path that fits the pattern. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return undefined
  const parts: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') parts[part.slice(1)] = decode(value)
    else if (part !== value) return undefined
  }
  return parts
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

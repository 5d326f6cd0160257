/** What is wrong with the site's content: all of it is known with its time, and nothing that was mended. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { World } from '../../../src/demo/world.ts'
import { problem, type Problem } from '../../../src/config/problems/table.ts'
import { openState, type State } from '../../../src/engine/state/state.ts'
import { publisherOf } from '../../harness/publisher.ts'
import { buildSiteOf, siteOf } from '../../harness/site.ts'
import { makeWorld, testPictures, type WorldName } from '../../worlds/index.ts'

const namesOf = ({ findings }: State) => findings.all().map(({ problem: { code, resource } }) => `${code} ${resource}`)
const sinceOf = ({ findings }: State) =>
  new Map(findings.all().map((each) => [JSON.stringify(each.problem), each.since]))

const twoHotels = () =>
  makeWorld({ langs: ['tr', 'en'], hotels: [{}, { id: 52, name: 'Martı Feneri', slug: 'marti-feneri' }] })

async function publishedWorld(source: World | WorldName) {
  const site = await siteOf(source, { plain: true })
  const state = openState(site.stateFolder)
  const publisher = publisherOf(site)
  return { site, world: site.provider.world, state, publish: (request = {}) => publisher.publish(request) }
}

test('many faults among good records are all known, and gone when they are mended', async () => {
  const { world, state, publish } = await publishedWorld(twoHotels())
  const before = sinceOf(state)
  const english = [...world.pages.rows()].filter(({ locale, url }) => locale === 'en' && url.startsWith('hotels/'))
  const planted: { name: string; url: string; good: object }[] = []
  const kinds: [code: string, change: (page: any, index: number) => void][] = [
    ['part-dropped', (page) => (page.sessions = [{ id: 1, hours: [] }])],
    ['url-dropped', (page) => (page.contents.intro.link = { text: 'x', url: 'javascript:alert(1)' })],
    ['link-missing', (page, index) => (page.contents.intro.link = { text: 'x', url: `no/such-${index}` })],
    ['alternate-missing', (page, index) => (page.hrefLangs = [{ locale: 'de', url: `kein/solches-${index}` }])],
    ['record-invalid-kept', (page) => (page.title = 5)],
  ]
  for (const [index, page] of english.entries()) {
    const [code, change] = kinds[index % kinds.length]!
    planted.push({ name: `${code} page/en/${page.url}`, url: page.url, good: structuredClone(page) })
    // Another page of this language has its id, so that the alternate is found by nothing else.
    world.editPage('en', page.url, (each) => void change(each, index))
    if (code === 'alternate-missing') world.editPage('en', page.url, (each) => void (each.id += 5_000_000))
  }
  expect(planted.length).toBeGreaterThanOrEqual(20)
  await publish()
  const found = namesOf(state).filter((name) => !name.startsWith('page-words'))
  expect(found.sort()).toEqual(planted.map(({ name }) => name).sort())

  const first = sinceOf(state)
  for (const [name, since] of before) expect(first.get(name) ?? since).toBe(since)
  await publish()
  expect(sinceOf(state), 'the same state, asked for whole').toEqual(first)
  const [one] = planted
  const told = (url: string) => publish({ changes: [{ resource: 'page', url, lang: 'en' }] })
  world.pages.set(['en', one!.url], structuredClone(one!.good) as never)
  await told(one!.url)
  expect(namesOf(state)).not.toContain(one!.name)
  expect(namesOf(state).filter((name) => !name.startsWith('page-words'))).toHaveLength(planted.length - 1)

  for (const { url, good } of planted) world.pages.set(['en', url], good as never)
  await publish()
  expect(sinceOf(state)).toEqual(before)
})

test('a call that fails hides nothing, and a reason or a figure that moves makes no new finding', async () => {
  const { site, world, state, publish } = await publishedWorld('oneHotel')
  const url = 'about-us'
  world.editPage('en', url, (page) => {
    page.sessions = [{ id: 1 } as never]
    page.metas = [{ name: 'description', content: 'Far too short' }]
  })
  await publish()
  const mine = () => state.findings.all().filter(({ problem }) => /(?:page\/|\/)en\/about-us$/.test(problem.resource))
  const [dropped, words] = ['part-dropped', 'page-words'].map((code) =>
    mine().find((each) => each.problem.code === code)!,
  )
  world.editPage('en', url, (page) => void (page.metas = [{ name: 'description', content: 'Far too short still' }]))
  await publish()
  const longer = mine().find(({ problem }) => problem.code === 'page-words')!
  expect(longer.since).toBe(words!.since)
  expect(longer.problem.message).not.toBe(words!.problem.message)

  for (const status of [500, 503]) {
    site.provider.faults = ({ path, query }) =>
      path === '/v1/pages/url-lang' && query.url === url && query.lang === 'en'
        ? { status, body: { status, message: `so ${status}` } }
        : undefined
    await publish()
  }
  const failed = mine().filter(({ problem }) => problem.code === 'call-failed-kept')
  expect(failed).toHaveLength(1)
  expect(failed[0]!.problem.message).toContain('503')
  expect(mine().find(({ problem }) => problem.code === 'part-dropped')).toEqual(dropped)
  site.provider.faults = undefined
  await publish({ changes: [{ resource: 'page', url, lang: 'en' }] })
  expect(
    mine()
      .map(({ problem }) => problem.code)
      .sort(),
  ).toEqual(['page-words', 'part-dropped'])
})

test('descriptions that pages share are known whichever publish brings them, as long as they do', async () => {
  const { world, state, publish } = await publishedWorld('oneHotel')
  const text = 'The very same description of two pages: long enough for search engines to show all of it.'
  const describeAs = (url: string, own = text) =>
    world.editPage('en', url, (page) => void (page.metas = [{ name: 'description', content: own }]))
  const shared = () =>
    state.findings
      .all()
      .map(({ problem }) => problem)
      .filter(({ message }) => message.includes(`same description: ${text}`))
  const tell = (url: string) => publish({ changes: [{ resource: 'page', url, lang: 'en' }] })
  describeAs('about-us')
  await tell('about-us')
  expect(shared()).toEqual([])
  describeAs('contact')
  const report = await tell('contact')
  const expected: Problem[] = [
    problem('page-words', '/en/contact', { code: 'repeated', text: 'description', path: '/en/about-us', words: text }),
  ]
  expect(shared()).toEqual(expected)
  expect(report.problems).toEqual(expect.arrayContaining(expected))
  expect((await publish()).problems, 'with nothing rendered').toEqual(expect.arrayContaining(expected))
  describeAs('about-us', 'Another one')
  await tell('about-us')
  expect(shared()).toEqual([])
})

test('a picture that cannot be fetched is known until it can, or until no page wants it', async () => {
  let isThere = true
  const site = await buildSiteOf(makeWorld({ langs: ['tr'] }), { plain: true }, async (path) =>
    isThere ? testPictures(path) : undefined,
  )
  // As on a server that has not fetched them yet.
  isThere = false
  await rm(join(site.stateFolder, 'media'), { recursive: true })
  const server = await site.serve()
  const { findings, releases } = openState(site.stateFolder)
  try {
    const ids = [...(await releases.current())!.sources]
      .filter(([, { source }]) => source.endsWith('.png'))
      .map(([id]) => id)
    const [id, other] = ids as [string, string]
    const missing = () =>
      findings
        .all()
        .map(({ problem }) => problem)
        .filter(({ code }) => code === 'file-missing')
        .map(({ resource }) => resource)
    const ask = (each: string) => fetch(`${server.url}/img/${each}-640.webp`)
    for (const each of [id, id, other]) expect((await ask(each)).ok).toBe(false)
    await expect.poll(missing).toEqual(expect.arrayContaining([id, other]))
    await site.rebuild()
    expect(missing().sort()).toEqual([id, other].sort())
    isThere = true
    expect((await ask(id)).status).toBe(200)
    await expect.poll(missing).toEqual([other])
    await findings.add(problem('file-missing', 'no-such-id', { source: 'x', reason: 'y' }))
    await site.rebuild()
    expect(missing()).toEqual([other])
  } finally {
    await server.close()
    await site.close()
  }
})

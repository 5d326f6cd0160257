import { describe, expect, test } from 'vitest'
import { theDemoWorld } from '../harness/demo-world.ts'
import { siteOf, useDemo } from '../harness/site.ts'
import { makeWorld } from '../worlds/index.ts'
import { ask, langOf } from './ask.ts'
import { alternatesOf, hrefs, LANGS, mainOf, pathIn, pathsOf, type Lang } from './pages.ts'

interface Case {
  rule: string
  turkish: string
  others?: string
}

/** Pages of the group, each in four languages. */
const PAGES: Case[] = [
  { rule: 'R2.12', turkish: '' },
  { rule: 'R2.13', turkish: 'alisveris', others: 'shopping' },
  { rule: 'R2.14', turkish: 'anadolu', others: 'anatolia' },
  { rule: 'R2.15', turkish: 'cerezler', others: 'cookies' },
  { rule: 'R2.16', turkish: 'crispy-kids-world' },
  { rule: 'R2.17', turkish: 'eglence', others: 'entertainment' },
  { rule: 'R2.18', turkish: 'entegre-yonetim-sistemleri', others: 'integrated-management-systems' },
  { rule: 'R2.19', turkish: 'erken-rezervasyon-firsatlari' },
  { rule: 'R2.20', turkish: 'gizlilik-politikasi', others: 'privacy-policy' },
  { rule: 'R2.21', turkish: 'hakkimizda', others: 'about-us' },
  { rule: 'R2.22', turkish: 'iletisim', others: 'contact' },
  { rule: 'R2.23', turkish: 'kurban-bayrami-erken-rezervasyon-otelleri' },
  { rule: 'R2.24', turkish: 'kurumsal', others: 'corporate' },
  { rule: 'R2.25', turkish: 'kvkk', others: 'gdpr' },
  { rule: 'R2.26', turkish: 'marka-felsefesi', others: 'brand-philosophy' },
  { rule: 'R2.27', turkish: 'plaj-ve-havuz', others: 'beach-and-pool' },
  { rule: 'R2.28', turkish: 'politikalarimiz', others: 'our-policies' },
  { rule: 'R2.29', turkish: 'sertifikalar-ve-oduller', others: 'certificates-and-awards' },
  { rule: 'R2.30', turkish: 'spa', others: 'spa-and-wellness' },
  { rule: 'R2.31', turkish: 'spor-ve-fitness', others: 'sport-and-fitness' },
  { rule: 'R2.32', turkish: 'toplanti', others: 'meeting-and-corporate' },
  { rule: 'R2.33', turkish: 'turk-rivierasi', others: 'turkish-riviera' },
  { rule: 'R2.34', turkish: 'yaz-tatili-otel-firsatlari', others: 'summer-vacation-hotel-deals' },
  { rule: 'R2.35', turkish: 'a-club' },
]

const demo = useDemo()

/** The pages answer, each in its language, and name each other and nothing else. */
async function expectAlternates(paths: Partial<Record<Lang, string>>): Promise<void> {
  for (const [lang, path] of Object.entries(paths)) {
    const answer = await ask(demo.server, path)
    expect([answer.status, langOf(answer)], path).toEqual([200, lang])
    const { 'x-default': usual, ...alternates } = alternatesOf(answer.dom)
    const languages = Object.keys(paths)
    expect(alternates, path).toEqual(languages.length > 1 ? paths : {})
    expect(usual, path).toBe(languages.length > 1 ? Object.values(paths)[0] : undefined)
  }
}

describe('pages of the group', () => {
  test.each(PAGES)('$rule R2.3 /$turkish · /en/$others is there in four languages', async ({ turkish, others }) => {
    await expectAlternates(Object.fromEntries(LANGS.map((lang, index) => [lang, pathsOf(turkish, others)[index]!])))
    if (others === undefined) return
    // Each slug belongs to its languages alone.
    for (const path of [`/en/${turkish}`, `/de/${turkish}`, `/ru/${turkish}`, `/${others}`])
      expect((await ask(demo.server, path)).status, path).toBe(404)
  })

  test.each([
    { rule: 'R2.14', turkish: 'anadolu', others: 'anatolia' },
    { rule: 'R2.33', turkish: 'turk-rivierasi', others: 'turkish-riviera' },
  ])('$rule /$turkish links to the pages of its regions', async ({ turkish, others }) => {
    const world = theDemoWorld()
    for (const lang of LANGS) {
      const path = pathIn(lang, lang === 'tr' ? turkish : others)
      const regions = (world.regions.get(lang) ?? []).map(({ url }) => pathIn(lang, url))
      const below = regions.filter((region) => region.startsWith(`${path}/`))
      const linked = new Set(hrefs(mainOf((await ask(demo.server, path)).dom)).filter((href) => regions.includes(href)))
      expect(linked, path).toEqual(new Set(below))
      expect(below.length, path).toBeGreaterThan(0)
    }
  })
})

test('R2.19 a page that the provider has in Turkish alone has no other language and no alternates', async () => {
  const world = makeWorld({ groupPages: ['home', 'about'] })
  const url = 'erken-rezervasyon-firsatlari'
  // It names four languages, as pages do whose translation is late.
  const hrefLangs = LANGS.map((locale) => ({ locale, url }))
  world.addPage({ ...world.pages.get('tr', 'hakkimizda')!, id: 95, url, hrefLangs })
  const site = await siteOf(world)
  expect(site.paths.filter((path) => path.includes('erken'))).toEqual([`/${url}`])
  const dom = await site.dom(`/${url}`)
  expect(alternatesOf(dom)).toEqual({})
  expect(dom.querySelectorAll('header a[lang]')).toEqual([])
})

import { NETWORK } from '../../src/demo/contract.ts'
import type { Lang } from '../../src/demo/contract.ts'
import { subPageUrl } from '../../src/demo/paths.ts'
import type { World } from '../../src/demo/world.ts'
import { makeWorld } from './build.ts'
import { groupPage } from './group.ts'
import { hrefLangs } from './seed.ts'
import { sentence } from './words.ts'

const CAMPAIGN: Record<Lang, string> = {
  tr: 'kis-gunesi',
  en: 'winter-sun',
  de: 'wintersonne',
  ru: 'zimnee-solntse',
}

/**
 * What marketing adds without asking anybody: a page that only a menu names, of unknown kind; another that only a
 * breadcrumb names; a hotel with no region and no menus that no catalogue knows, whose slug differs by language;
 * menu entries that lead nowhere, or to a script.
 */
export function unlistedPages(): World {
  const world = makeWorld({
    hotels: [
      {},
      {
        id: 77,
        name: 'Taş Ev',
        slug: { tr: 'tas-ev', en: 'stone-house', de: 'steinhaus', ru: 'kamennyy-dom' },
        regionCode: undefined,
        reservationUrl: undefined,
        ownMenus: false,
        subPages: ['rooms', 'gastronomy'],
      },
    ],
  })
  const langs = ['tr', 'en', 'de'] as const
  for (const lang of langs) {
    world.addPage(campaignPage(lang, langs))
    world.addPage(archivePage(lang, langs))
  }
  for (const lang of ['tr', 'en', 'de', 'ru'] as const) {
    world.menus.edit([NETWORK.propertyId, lang], ([header]) => {
      header?.items.push(
        // Named in Russian too, where it does not exist.
        { id: 901, text: sentence(lang, 5), url: CAMPAIGN[lang] },
        { id: 902, text: 'Script', url: 'javascript:alert(1)' },
        { id: 903, text: 'Data', url: 'data:text/html,x' },
        { id: 904, text: 'Elsewhere', url: 'https://elsewhere.example/x' },
        { id: 905, text: 'Phone', url: 'tel:4440558' },
        {
          id: 906,
          text: 'No link',
          subitems: [{ id: 907, text: 'Rooms', url: subPageUrl('deniz-kizi', 'rooms', lang) }],
        },
      )
    })
  }
  return world
}

function campaignPage(lang: Lang, langs: readonly Lang[]) {
  const about = groupPage('about', lang, langs, [])
  return {
    ...about,
    id: 91,
    url: CAMPAIGN[lang],
    title: sentence(lang, 5),
    category: { code: 'WINTER_CAMPAIGN' },
    categoryTemplate: 'snow-globe',
    hrefLangs: hrefLangs(langs, (each) => CAMPAIGN[each]),
    breadcrumbs: [
      { text: 'Bay Hotels', url: '', active: false },
      { text: sentence(lang, 6), url: `${CAMPAIGN[lang]}/arsiv`, active: false },
      { text: sentence(lang, 5), url: CAMPAIGN[lang], active: true },
    ],
  }
}

const archivePage = (lang: Lang, langs: readonly Lang[]) => ({
  ...campaignPage(lang, langs),
  id: 92,
  url: `${CAMPAIGN[lang]}/arsiv`,
  title: sentence(lang, 6),
  category: null,
  categoryTemplate: null,
  breadcrumbs: null,
  hrefLangs: hrefLangs(langs, (each) => `${CAMPAIGN[each]}/arsiv`),
})

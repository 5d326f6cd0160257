/** Which part of src may import which: the linter's table, and what tests count circles by. */
import { readdirSync } from 'node:fs'

const features = readdirSync(new URL('src/features', import.meta.url)).map((name) => `features/${name}`)

/** Where features meet: which kinds of pages there are, and what surrounds a page. */
const MEETING = ['features/kinds', 'features/frame']

/**
 * From the bottom up. A unit is a folder of src with the folders below it that are no units of their own. It may import units of lower layers; of its own
 * layer those of `EXCEPTIONS`.
 */
export const LAYERS = [
  ['demo', 'config', 'config/problems', 'site', 'provider/http'],
  // Texts of features, which `translator` gives to all.
  features.map((name) => `${name}/messages`),
  ['i18n', 'records'],
  ['routes'],
  // Pure decisions about records: codes and values, no words.
  ['domain'],
  ['styles'],
  ['views'],
  ['components', 'components/browser', 'components/islands'],
  [...features.filter((name) => !MEETING.includes(name)), 'desk'],
  MEETING,
  ['pages'],
  // What pages are made from, which none of the above knows.
  ['engine/state', 'provider/read'],
  ['provider', 'provider/media', 'provider/crawl', 'provider/check', 'desk/comparisons'],
  ['engine/render'],
  ['engine/release'],
  ['engine/publish'],
  ['engine/publisher'],
  ['engine/move-in'],
  ['hosts/edge'],
  ['hosts/netlify', 'hosts/server'],
  ['hosts/dev', 'desk/server'],
  ['hosts'],
]

/** Arrows within a layer that are meant. */
export const EXCEPTIONS = {
  // The data of `site` have types from `config`, which looks them up.
  config: ['site'],
  site: ['config'],
  'provider/media': ['provider'],
  'provider/crawl': ['provider', 'provider/media'],
  'provider/check': ['provider', 'provider/crawl'],
  'components/islands': ['components/browser'],
  // Forms are what features ask guests with; facts are what is compared.
  'features/booking': ['features/forms'],
  'features/compare': ['features/facts'],
  'features/contact': ['features/forms'],
  'features/events': ['features/calendar'],
  'features/halls': ['features/forms'],
}

export const UNITS = LAYERS.flat()

/** The unit of a path below src, 'views/menus.ts'; `undefined` above all folders. */
export function unitOf(path) {
  const fitting = UNITS.filter((unit) => path.startsWith(`${unit}/`) || path === `${unit}.ts`)
  return fitting.sort((a, b) => b.length - a.length)[0]
}

export function mayImport(unit, other) {
  const layer = (name) => LAYERS.findIndex((units) => units.includes(name))
  return (
    unit === other ||
    // The embedded provider is a program of its own.
    (other !== 'demo' && layer(other) < layer(unit)) ||
    EXCEPTIONS[unit]?.includes(other) === true
  )
}

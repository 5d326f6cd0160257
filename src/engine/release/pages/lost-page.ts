/** Which error page is shown for an address: one rule for our server and for all other hosts. Pure. */
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales.ts'
import { errorPath, gonePath, parsePath } from '../../../routes/paths.ts'
import { propertyOf } from '../manifest.ts'

/** In the language of the path, else in Turkish. `thing`: what the page was of that stood there; missing where there was none. */
export function lostPage(has: (path: string) => boolean, path: string, thing?: string): string | undefined {
  const { locale } = parsePath(path.toLowerCase())
  const gone = (each: Locale) =>
    thing === undefined ? [] : [propertyOf({ thing }) || 0, 0].map((propertyId) => gonePath(each, propertyId))
  return [locale, DEFAULT_LOCALE].flatMap((each) => [...gone(each), errorPath(each, 404)]).find(has)
}

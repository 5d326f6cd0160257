/** Chooses the error page for an address, for our server and all other hosts. Pure. */
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales.ts'
import { errorPath, gonePath, localeOfLost } from '../../../routes/paths.ts'
import { propertyOf } from '../manifest.ts'

/** In the language of the path, else in Turkish. `thing`: of the page that stood there before, if any. */
export function lostPage(has: (path: string) => boolean, path: string, thing?: string): string | undefined {
  const locale = localeOfLost(path)
  const gone = (each: Locale) =>
    thing === undefined ? [] : [propertyOf({ thing }) || 0, 0].map((propertyId) => gonePath(each, propertyId))
  return [locale, DEFAULT_LOCALE].flatMap((each) => [...gone(each), errorPath(each, 404)]).find(has)
}

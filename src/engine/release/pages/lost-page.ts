/** Chooses the error page for an address, for our server and all other hosts. Pure. */
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales.ts'
import { errorPath, gonePath, parsePath } from '../../../routes/paths.ts'
import { propertyOf } from '../manifest.ts'

/** Of a language with a region, '/en-GB', or with signs, '/en%'. */
const LANGUAGE_END = /(?<=^\/[a-z]{2})(?:[-_][a-z]{2}(?=\/|$)|[^a-z0-9-]).*$/s

/** In the language of the path, else in Turkish. `thing`: of the page that stood there before, if any. */
export function lostPage(has: (path: string) => boolean, path: string, thing?: string): string | undefined {
  const { locale } = parsePath(path.toLowerCase().replace(LANGUAGE_END, '/'))
  const gone = (each: Locale) =>
    thing === undefined ? [] : [propertyOf({ thing }) || 0, 0].map((propertyId) => gonePath(each, propertyId))
  return [locale, DEFAULT_LOCALE].flatMap((each) => [...gone(each), errorPath(each, 404)]).find(has)
}

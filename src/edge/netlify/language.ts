import { LANGUAGES_FILE } from '../../config/data-files.ts'
import type { Locale } from '../../config/locales.ts'
import { languageRedirect } from '../language.ts'
import type { EdgeContext } from '../netlify-context.ts'
import { publishedJson } from '../published.ts'

/** Leaves the Turkish page to the files of the site. */
export default async function language(request: Request, context: EdgeContext): Promise<Response | undefined> {
  const languages = await publishedJson<Locale[]>(request, context, LANGUAGES_FILE)
  return languageRedirect(request, (locale) => languages.includes(locale))
}

export const config = { path: '/', onError: 'bypass' }

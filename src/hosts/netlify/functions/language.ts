import { LANGUAGES_FILE } from '../../../config/data-files.ts'
import type { Locale } from '../../../config/locales.ts'
import { languageRedirect, ROOT_VARIES } from '../../../routes/visitor-language.ts'
import { environment, secured, type EdgeContext } from '../context.ts'
import { publishedJson } from '../published.ts'

export default async function language(request: Request, context: EdgeContext): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const languages = await publishedJson<Locale[]>(request, context, LANGUAGES_FILE)
  const redirect = languageRedirect(request, (locale) => languages.includes(locale), environment('SITE_URL'))
  if (redirect) return secured(redirect)
  const page = await context.next()
  page.headers.set('vary', ROOT_VARIES)
  return page
}

export const config = { path: '/', onError: 'bypass' }

/** Taking outdated translations off the list, and putting them back. */
import type { Context } from 'hono'
import { deskMessages } from '../../messages/index.ts'
import { deskAddress } from '../../views/locales.ts'
import type { DeskEnv } from '../page-response.ts'
import { isUnchanged, proofOf, sourceOf, translationsView } from '../pages/translations.ts'
import { requestOf, type LanguageRoutes } from './language.ts'

export function addTranslations({ app, locale, parts, page }: LanguageRoutes): void {
  const { state, now } = parts
  const address = deskAddress(locale, 'translations')
  const m = deskMessages[locale].translations
  const actorOf = (context: Context<DeskEnv>) => ({ by: context.get('reader').name, now: now() })
  const refuse = async (context: Context<DeskEnv>, fault: string) =>
    page(context, await translationsView(parts, requestOf(context, locale)), {
      place: 'translations',
      status: 409,
      fault,
    })

  app.post('/translations', async (context) => {
    const form = context.get('form')
    const [thing, lang] = [form.get('thing') ?? '', form.get('lang') ?? '']
    const places = form.getAll('place')
    const isCurrent = () => sourceOf(state, thing, places) === form.get('source')
    await state.translations.dismiss({ thing, locale: lang, places }, actorOf(context), {
      isCurrent,
      proofOf: (stored) => proofOf(state, { thing, locale: lang }, stored),
    })
    if (!isCurrent()) return refuse(context, m.changed)
    const { query } = requestOf(context, locale)
    query.set('done', 'dismissed')
    return context.redirect(`${address}?${query}`, 303)
  })

  app.post('/translations/back', async (context) => {
    const number = Number(context.get('form').get('number'))
    const isBack = await state.translations.revertDismissal(number, actorOf(context), (dismissal) =>
      isUnchanged(state, dismissal),
    )
    return isBack ? context.redirect(`${address}?done=putBack`, 303) : refuse(context, m.notPutBack)
  })
}

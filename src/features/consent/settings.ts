/** What a page asks consent for, from its view. */
import { messages, translator } from '../../i18n/index.ts'
import { shortDigest } from '../../records/digest.ts'
import type { ChromeView } from '../../views/view.ts'

export type Category = 'chat' | 'maps' | 'statistics'

export interface ConsentSettings {
  locale: string
  /** A positive number for what is asked, in all languages: with another one an answer counts no more. */
  revision: number
  /** The same on every page of every language, even if this page loads nothing: one answer holds for all of them. */
  categories: { name: Category; title: string; text: string }[]
  /** Scripts that this page loads per category after consent. Maps are not listed: they are frames in the page. */
  scripts: Partial<Record<Category, string>>
  /** CSS selector of what the chat puts into the page. */
  chatSelector?: string
  texts: Record<'without' | 'refuse' | 'agree' | 'save' | 'settings' | 'close', string>
  necessary: { title: string; text: string }
}

/** `undefined` if nothing needs consent. */
export function consentSettings({ locale, thirdParty }: ChromeView): ConsentSettings | undefined {
  const t = translator(locale)
  const { chatHost, chat, tagManagerHost, tagManagerId, mapHost } = thirdParty
  const names: Category[] = [
    ...(chatHost ? ['chat' as const] : []),
    ...(mapHost ? ['maps' as const] : []),
    ...(tagManagerHost ? ['statistics' as const] : []),
  ]
  if (names.length === 0) return undefined
  const words = (name: Category | 'necessary') => ({
    title: t(`components.common.consent.${name}`),
    text: t(`components.common.consent.${name}Text`),
  })
  return {
    locale,
    revision: revisionOf(names),
    categories: names.map((name) => ({ name, ...words(name) })),
    scripts: {
      ...(chat && { chat: chat.script }),
      ...(tagManagerHost &&
        tagManagerId && { statistics: `${tagManagerHost}/gtm.js?id=${encodeURIComponent(tagManagerId)}` }),
    },
    ...(chat && { chatSelector: chat.selector }),
    texts: {
      without: t('components.common.consent.without'),
      refuse: t('components.common.consent.refuse'),
      agree: t('components.common.consent.agree'),
      save: t('components.common.consent.save'),
      settings: t('components.common.consent.settings'),
      close: t('components.common.header.close'),
    },
    necessary: words('necessary'),
  }
}

function revisionOf(names: Category[]): number {
  const words = Object.values(messages).map(({ components }) => components.common.consent)
  return parseInt(shortDigest(JSON.stringify([names, words])).slice(0, 7), 16) + 1
}

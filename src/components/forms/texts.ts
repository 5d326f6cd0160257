/** What the islands say, as their components and scripts need it; the texts of a form by message key. */
import type { Locale } from '../../config/locales.ts'
import { translator, type MessageKey } from '../../i18n/index.ts'
import type { StoryTexts } from '../../islands/texts.ts'

const NEWSLETTER: MessageKey[] = [
  'components.common.footer.newsletter.email',
  'components.common.footer.newsletter.consent',
  'components.common.footer.newsletter.privacy',
  'components.common.footer.newsletter.submit',
  'components.common.footer.newsletter.required',
  'components.common.footer.newsletter.invalid',
  'components.common.footer.newsletter.success',
  'components.common.footer.newsletter.failed',
  'components.common.busy',
  'contactForm.website',
]
const CONTACT: MessageKey[] = [
  'contactForm.fullName',
  'contactForm.email',
  'contactForm.phone',
  'contactForm.phoneHint',
  'contactForm.subject',
  'contactForm.message',
  'contactForm.consent',
  'contactForm.website',
  'contactForm.required',
  'contactForm.submit',
  'validation.required',
  'validation.letters',
  'validation.email',
  'validation.phone',
  'validation.consent',
  'contactForm.success',
  'contactForm.failed',
  'components.common.busy',
]

export const newsletterTexts = (locale: Locale) => textsOf(NEWSLETTER, locale)
export const contactTexts = (locale: Locale) => textsOf(CONTACT, locale)

export function storyTexts(locale: Locale): StoryTexts {
  const t = translator(locale)
  return {
    previous: t('components.common.stories.previous'),
    next: t('components.common.stories.next'),
    pause: t('components.common.stories.pause'),
    play: t('components.common.stories.play'),
    count: t('components.common.hero.slide', { number: '{number}', total: '{total}' }),
  }
}

function textsOf(keys: MessageKey[], locale: Locale): Record<string, string> {
  const t = translator(locale)
  return Object.fromEntries(keys.map((key) => [key, t(key)]))
}

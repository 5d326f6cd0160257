/** Stores the answer about consent in a cookie, loads what was accepted, and has the settings in which it can be changed. */
import {
  acceptCategory,
  acceptedCategory,
  getUserPreferences,
  run,
  showPreferences,
  validConsent,
  type CookieConsentConfig,
  type Translation,
} from 'vanilla-cookieconsent'
import styles from './settings.css?url'
import { answeredPattern, COOKIE } from '../answered.ts'
import type { Category, ConsentSettings } from '../settings.ts'
import { loadThirdParty } from './third-party.ts'

const DAYS = 182

export async function startConsent(settings: ConsentSettings): Promise<void> {
  // The same question may have been answered in a different tab; that one loads what was accepted.
  const answered = new RegExp(answeredPattern(settings.revision))
  window.cookieStore?.addEventListener('change', () => {
    if (answered.test(document.cookie)) document.documentElement.removeAttribute('data-asks')
  })
  await loadStyles()
  const loaded = new Set<Category>()
  function followChoice() {
    document.documentElement.removeAttribute('data-asks')
    for (const { name } of settings.categories) {
      if (!acceptedCategory(name) || loaded.has(name)) continue
      if (loadThirdParty(name, settings)) loaded.add(name)
    }
    // A script that is running can only be removed by reloading the page.
    if ([...loaded].some((name) => !acceptedCategory(name))) location.reload()
  }
  // A page that was kept for "back" may have been answered on another one.
  addEventListener('pageshow', ({ persisted }) => persisted && validConsent() && followChoice())
  await run({ ...configuration(settings), onConsent: followChoice, onChange: followChoice })
}

/** What a control of the page stands for, by its attributes. */
export function act({ consentAnswer, mapShow }: DOMStringMap): void {
  if (consentAnswer) acceptCategory(consentAnswer === 'all' ? 'all' : [])
  // The other choices stay.
  else if (mapShow !== undefined) acceptCategory([...getUserPreferences().acceptedCategories, 'maps'])
  else showPreferences()
}

function configuration({ locale, revision, categories, texts, necessary }: ConsentSettings): CookieConsentConfig {
  return {
    root: '#consent',
    autoShow: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: COOKIE, expiresAfterDays: DAYS, sameSite: 'Lax' },
    revision,
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    onModalReady: ({ modal }) => openTexts(modal),
    categories: {
      necessary: { readOnly: true, enabled: true },
      ...Object.fromEntries(categories.map(({ name }) => [name, {}])),
    },
    language: {
      default: locale,
      translations: {
        [locale]: {
          preferencesModal: {
            title: texts.settings,
            acceptAllBtn: texts.agree,
            acceptNecessaryBtn: texts.refuse,
            savePreferencesBtn: texts.save,
            closeIconLabel: texts.close,
            sections: [
              { description: texts.without },
              { title: necessary.title, description: necessary.text, linkedCategory: 'necessary' },
              ...categories.map(({ name, title, text }) => ({ title, description: text, linkedCategory: name })),
            ],
          },
          // The page itself asks: the library needs no words for it, though its types do.
        } as Translation,
      },
    },
  }
}

/** Shows what each category is for without a click. */
function openTexts(panel: HTMLElement) {
  for (const title of panel.querySelectorAll<HTMLElement>('.pm__section--expandable .pm__section-title')) title.click()
}

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${styles} was not loaded`)))
    document.head.append(link)
  })
}

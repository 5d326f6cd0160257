/** The consent panel: asks once, stores the answer in a cookie, and loads what was accepted. */
import {
  acceptCategory,
  acceptedCategory,
  getUserPreferences,
  hide,
  run,
  show,
  showPreferences,
  validConsent,
  type CookieConsentConfig,
} from 'vanilla-cookieconsent'
import styles from './consent.css?url'
import type { Category, ConsentSettings } from '../settings.ts'
import { loadThirdParty } from './third-party.ts'

const DAYS = 182

export async function startConsent(settings: ConsentSettings): Promise<void> {
  await loadStyles()
  const loaded = new Set<Category>()
  function followChoice() {
    for (const { name } of settings.categories) {
      if (!acceptedCategory(name) || loaded.has(name)) continue
      if (loadThirdParty(name, settings)) loaded.add(name)
    }
    // A script that is running can only be removed by reloading the page.
    if ([...loaded].some((name) => !acceptedCategory(name))) location.reload()
  }
  await run({ ...configuration(settings), onConsent: followChoice, onChange: followChoice })
  if (!validConsent()) show(true)
}

export const changeConsent = () => showPreferences()

/** Accepts one more category; the other choices stay. */
export function agreeTo(category: Category) {
  hide()
  acceptCategory([...getUserPreferences().acceptedCategories, category])
}

function configuration({ locale, revision, categories, texts, necessary }: ConsentSettings): CookieConsentConfig {
  return {
    root: '#consent',
    autoShow: false,
    manageScriptTags: false,
    hideFromBots: false,
    cookie: { name: 'consent', expiresAfterDays: DAYS, sameSite: 'Lax' },
    revision,
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    onModalReady: ({ modalName, modal }) => (modalName === 'consentModal' ? makeModeless(modal) : openTexts(modal)),
    categories: {
      necessary: { readOnly: true, enabled: true },
      ...Object.fromEntries(categories.map(({ name }) => [name, {}])),
    },
    language: {
      default: locale,
      translations: {
        [locale]: {
          consentModal: {
            title: texts.title,
            description: texts.text,
            acceptAllBtn: texts.agree,
            acceptNecessaryBtn: texts.refuse,
            showPreferencesBtn: texts.choose,
          },
          preferencesModal: {
            title: texts.settings,
            acceptAllBtn: texts.agree,
            acceptNecessaryBtn: texts.refuse,
            savePreferencesBtn: texts.save,
            closeIconLabel: texts.close,
            sections: [
              { title: necessary.title, description: necessary.text, linkedCategory: 'necessary' },
              ...categories.map(({ name, title, text }) => ({ title, description: text, linkedCategory: name })),
            ],
          },
        },
      },
    },
  }
}

/** The page stays usable beside the panel, so the panel neither takes the focus when it appears nor traps it. */
function makeModeless(panel: HTMLElement) {
  panel.removeAttribute('aria-modal')
  const focused = panel.firstElementChild as HTMLElement
  focused.focus = () => {}
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && panel.contains(event.target as Node)) event.stopImmediatePropagation()
    },
    { capture: true },
  )
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

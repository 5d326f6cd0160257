/** The judge of what is valid HTML, for built pages and for pages in use. */
import { HtmlValidate, type ConfigData } from 'html-validate'

const RULES: ConfigData['rules'] = {
  // Styles keep numbers on one line.
  'tel-non-breaking': 'off',
  // React spells names, values and ends of tags as XML does, which HTML does not mind.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'void-style': 'off',
  // Children's dates of birth are a list under one name.
  'form-dup-name': 'off',
  // Lengths are checked where a search engine shows the page.
  'long-title': 'off',
  // A bar that fills as a page loads is no <progress>, and a table that scrolls is no part of the outline.
  'prefer-native-element': ['error', { exclude: ['progressbar', 'region'] }],
}

/** Astro puts it before the first island, where HTML allows no style. Browsers take it. */
export const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** How a browser writes what it has, and what libraries set by script: no matter of names, ids and nesting. */
const WRITTEN_BY_A_BROWSER: ConfigData['rules'] = {
  'no-inline-style': 'off',
  'no-raw-characters': 'off',
  // A day of a calendar, a listbox with a look of its own, a link that opens the search.
  'prefer-native-element': 'off',
  // React's begin with an underscore.
  'valid-id': ['error', { relaxed: true }],
}

const validator = (rules: ConfigData['rules']) =>
  new HtmlValidate({ root: true, extends: ['html-validate:recommended'], rules: { ...RULES, ...rules } })

const ofFiles = validator({})
const ofBrowsers = validator(WRITTEN_BY_A_BROWSER)

/** What is wrong, each with its place; nothing where all is well. `serialised`: taken out of a browser. */
export async function htmlFaults(html: string, { serialised = false } = {}): Promise<string[]> {
  const { results } = await (serialised ? ofBrowsers : ofFiles).validateString(html.replace(ISLAND_STYLE, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

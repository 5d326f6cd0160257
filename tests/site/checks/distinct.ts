import { mainOf, words } from '../pages.ts'
import type { Check } from './check.ts'

/** No page is there twice: what a page says is said at one address. */
export const distinct: Check = {
  name: 'no page is there twice',
  start() {
    const paths = new Map<string, string>()
    return ({ dom, lang, path, isError }) => {
      const content = `${lang} ${words(dom.querySelector('title'))}\n${words(mainOf(dom))}`
      const first = paths.get(content)
      if (!isError) paths.set(content, path)
      return first === undefined ? [] : [`the same as ${first}`]
    }
  },
}

/** What surrounds the content of pages, made once for all pages that share it. */
import type { Locale } from '../../config/locales.ts'
import type { Problem } from '../../config/problems/table.ts'
import { digest } from '../../records/digest.ts'
import { chromeView } from '../../views/chrome.ts'
import type { ViewContext } from '../../views/context.ts'
import { LAYOUTS } from '../../views/layouts.ts'
import type { ChromeView, LayoutName } from '../../views/view.ts'

export interface BuiltChrome {
  name: string
  /** Keys of the records that it was made from, in order. */
  reads: string[]
  problems: Problem[]
}

export interface Chrome {
  built: BuiltChrome
  view: ChromeView
  digest: string
  context: ViewContext
}

/**
 * How many chromes are cached, with what was rendered from them. Pages are built in path order, so those of a hotel are
 * adjacent.
 */
const MOST_CHROMES = 512

export type ChromeOf = (locale: Locale, propertyId: number, layout: LayoutName) => Chrome

/** Returns one object per property, language and form of layout, so that its rendered HTML can be cached by identity. */
export function createChromes(contextOf: (locale: Locale) => ViewContext): ChromeOf {
  const chromes = new Map<string, Chrome>()
  return (locale, propertyId, layout) => {
    const { chrome: form } = LAYOUTS[layout]
    const name = `${locale}/${propertyId}/${form}`
    const cached = chromes.get(name)
    if (cached) return cached
    const context = contextOf(locale)
    const view = chromeView(context, propertyId, form)
    const built = { name, reads: [...context.reads].sort(), problems: context.problems }
    const chrome = { built, view, digest: digest(JSON.stringify(view)), context }
    const [oldest] = chromes.keys()
    if (chromes.size >= MOST_CHROMES) chromes.delete(oldest!)
    chromes.set(name, chrome)
    return chrome
  }
}

/** Text pages: policies, and all pages that are of no other kind. */
import { zonedTime } from '../../config/zones.ts'
import { hallFinder, hallsLink } from '../halls/view.ts'
import { beginsWithHero, LAYOUTS } from '../../views/layouts.ts'
import type { ContentBody, PolicyBody } from '../../views/view.ts'
import { baseBody, type PageInput } from '../../views/base.ts'

export function contentBody(input: PageInput): ContentBody {
  const { context, route } = input
  const halls = hallFinder(context, route)
  return { ...baseBody(input), kind: 'content', ...(halls && { halls }), ...hallsLink(context, route) }
}

export function policyBody(input: PageInput): PolicyBody {
  const { layout, page } = input
  const base = baseBody(input)
  const isDated = LAYOUTS[layout].head === 'hero' && !beginsWithHero(layout, base.hero)
  return {
    ...base,
    kind: 'policy',
    ...(isDated && page.updatedAt && { updatedAt: zonedTime(page.updatedAt)!.slice(0, 10) }),
  }
}

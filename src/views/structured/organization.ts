import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { LANGUAGES } from '../../site/languages.ts'
import { CALL_CENTRE, SOCIAL_LINKS } from '../../site/contacts.ts'

import { hrefOf } from '../../routes/paths.ts'
import { queriedPath } from '../../routes/queried.ts'
import { groupName, homeHref, logoOf } from '../chrome.ts'
import type { ViewContext } from '../context.ts'
import { absolute } from './page.ts'

/** Reference to the group, with its name if the page does not define it. */
export function groupNode(context: ViewContext): { '@id': string } {
  return { '@id': idOf(context, 'organization') }
}

const idOf = (context: ViewContext, fragment: string) => absolute(context, `/#${fragment}`)

/** Reference to the group from other pages. */
export function groupReference(context: ViewContext): Organization {
  return {
    '@type': 'Organization',
    '@id': idOf(context, 'organization'),
    name: groupName(context),
    url: absolute(context, homeHref(context)),
  }
}

/** The group on its home page, with the footer's logo and number and the links of the social bar. */
export function organization(context: ViewContext): Organization {
  return {
    '@type': 'Organization',
    '@id': idOf(context, 'organization'),
    name: groupName(context),
    url: absolute(context, homeHref(context)),
    logo: absolute(context, logoOf(context, undefined).src),
    telephone: CALL_CENTRE.tel,
    sameAs: SOCIAL_LINKS.map(({ href }) => href),
  }
}

export function webSite(context: ViewContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(context, 'website'),
    name: groupName(context),
    url: absolute(context, homeHref(context)),
    inLanguage: LANGUAGES[context.locale].iso,
    publisher: groupNode(context),
    potentialAction: siteSearch(context),
  }
}

/** The search page's address as a Google `SearchAction` template: braces mark the query. */
function siteSearch(context: ViewContext): WithActionConstraints<SearchAction> {
  const address = absolute(context, hrefOf(queriedPath('search', context.locale)))
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

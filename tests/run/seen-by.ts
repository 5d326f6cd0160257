import { matchesGlob } from 'node:path'

/**
 * Tests of sites and hosts that see a folder or file of the project, beside those that import it: for `npm test -- --changed`. The longest prefix of a
 * path counts. Names are of files below `tests`, without `.test.ts`; `*` stands for any.
 */
export const SEEN_BY: Readonly<Record<string, string>> = {
  'tests/features/search/judged': 'site/judged-queries',
  deploy: 'hosts/balancer hosts/caddy hosts/deploy hosts/nginx hosts/varnish netlify/rules',
  public: 'site/seo/broken hosts/server/negotiate',
  'scripts/serve': 'live/waiting hosts/own-server',
  src: 'site/every-page e2e/every-kind',
  'src/components': 'site/every-page e2e/every-kind e2e/keyboard e2e/whole-names site/hotel-choice',
  'src/components/browser': 'e2e/keyboard e2e/back e2e/press e2e/page-to-page e2e/language-and-phone e2e/hero',
  'src/components/browser/answer': 'e2e/answers e2e/keyboard e2e/halls e2e/back',
  'src/components/browser/load.ts': 'e2e/missing-scripts e2e/open-tabs',
  'src/components/islands': 'e2e/islands e2e/contact-form e2e/newsletter e2e/fields-on-touch e2e/pages-in-use',
  'src/components/media':
    'e2e/pictures-by-width e2e/first-picture e2e/stories-and-gallery live/pictures site/pictures-apart',
  'src/config': 'site/every-page site/weight e2e/stand-ins live/guards',
  'src/config/environment.ts': 'live/guards live/waiting hosts/own-server',
  'src/config/headers.ts': 'e2e/content-policy hosts/deploy hosts/server/file-response',
  'src/config/purge.ts': 'hosts/server/purge hosts/server/purge-networks',
  'src/config/stage': 'site/staging hosts/server/staged',
  'src/demo':
    'site/every-page site/demo-requests site/catalogue site/judged-queries site/pictures-apart site/static-pages',
  'src/demo/booking-page.ts': 'e2e/reservation e2e/search-hand-off',
  'src/desk': 'live/desk live/desk-* e2e/desk e2e/desk-*',
  'src/desk/server': 'live/desk live/desk-* live/law live/preview faults/attackers',
  'src/domain/fit': 'site/trip-answers site/trip-lists e2e/trip-bar site/hotel-choice',
  'src/domain/timetable': 'site/day e2e/week site/trip-answers',
  'src/domain/trip': 'site/trip-* e2e/trip-* e2e/search-of-a-visit e2e/search-fields e2e/hotel-choice',
  'src/engine/move-in': 'hosts/moved-in netlify/moved-in faults/attackers',
  'src/engine/publish': 'live/law live/one-edit live/network-cache site/checks/checks netlify/moved-in netlify/rules',
  'src/engine/publisher': 'live/law live/one-edit live/rollback live/pictures live/webhook live/killed faults/disk',
  'src/engine/publisher/pages': 'live/desk-history live/rollback live/desk-inbox',
  'src/engine/release': 'live/law live/one-edit live/rollback site/not-found site/judged-queries site/checks/checks',
  'src/engine/release/checks': 'site/checks/* site/nothing-to-mend',
  'src/engine/render': 'site/every-page e2e/every-kind e2e/first-picture site/weight live/one-edit',
  'src/engine/state':
    'live/law live/killed live/back-up live/rollback hosts/server/jobs hosts/server/job-queue shared/*',
  'src/engine/state/findings.ts': 'live/desk-inbox live/law',
  'src/engine/state/page-edits.ts': 'live/desk-history live/law',
  'src/engine/state/purges.ts': 'hosts/server/purge* live/shared-cache shared/varnish',
  'src/engine/state/queue.ts': 'hosts/server/job* live/webhook shared/servers',
  'src/engine/state/sessions.ts': 'live/desk e2e/desk',
  'src/engine/state/translations.ts': 'live/desk-inbox live/law',
  'src/features/booking':
    'e2e/search-* e2e/birth-dates e2e/reservation e2e/reservation-request e2e/trip-bar e2e/trip-shown site/closed-season site/search-start',
  'src/features/booking/bar':
    'e2e/search-* e2e/birth-dates e2e/islands e2e/translated-page e2e/forms-without-script site/hotel-selector',
  'src/features/booking/browser':
    'e2e/trip e2e/trip-* e2e/search-of-a-visit e2e/birth-dates e2e/hotel-by-phone e2e/open-tabs site/chat-of-a-room',
  'src/features/booking/rules': 'e2e/search-rules e2e/search-dates e2e/search-hand-off e2e/reservation e2e/trip-shown',
  'src/features/booking/stay': 'e2e/reservation e2e/reservation-request e2e/search-of-a-visit e2e/birth-dates',
  'src/features/booking/trip': 'e2e/trip e2e/trip-* e2e/hotel-choice site/trip-*',
  'src/features/calendar': 'site/calendars e2e/day e2e/week',
  'src/features/certificates': 'site/subjects site/every-page',
  'src/features/compare': 'site/compare e2e/compare e2e/trip site/trip-answers',
  'src/features/consent': 'e2e/consent e2e/consent-place e2e/stand-ins e2e/third-parties',
  'src/features/contact': 'e2e/contact-form e2e/fact-sheet e2e/hotel-by-phone',
  'src/features/day': 'site/day e2e/day e2e/search-of-a-visit',
  'src/features/events': 'site/event-list site/trip-answers site/calendars site/every-page',
  'src/features/facts': 'site/facts site/halls site/included',
  'src/features/fit': 'site/trip-answers site/trip-lists e2e/trip-shown e2e/trip-journeys e2e/trip-bar',
  'src/features/forms':
    'e2e/forms-without-script e2e/newsletter e2e/contact-form e2e/axe hosts/server/form-endpoints hosts/server/form-pages',
  'src/features/frame':
    'site/every-page e2e/nav-and-menu e2e/language-and-phone e2e/fixed-controls e2e/words-over-pictures e2e/empty-menus site/languages site/nav-bar site/footer site/*first-screen',
  'src/features/frame/browser':
    'e2e/nav-and-menu e2e/page-loading e2e/page-to-page e2e/pages-ahead e2e/fixed-controls e2e/oldest-browsers',
  'src/features/gallery': 'e2e/stories-and-gallery e2e/back e2e/press site/seo/html',
  'src/features/halls': 'site/halls e2e/halls site/queried',
  'src/features/hero': 'e2e/hero e2e/look e2e/first-picture e2e/whole-names site/hero-and-header site/weight',
  'src/features/hotels':
    'e2e/hotel-choice e2e/hotel-choice-cards site/hotel-choice site/trip-answers site/queried site/offers site/subjects',
  'src/features/kinds':
    'site/every-page site/page-content site/templates site/hotel-choice site/static-pages live/pictures',
  'src/features/maps': 'site/maps e2e/hotel-map site/regions',
  'src/features/outlets': 'site/included site/day e2e/tables',
  'src/features/search':
    'site/judged-queries site/asked-otherwise site/judged-families e2e/site-search e2e/site-search-without-script hosts/server/searches',
  'src/features/share': 'hosts/server/share-pictures site/seo/broken live/pictures',
  'src/features/stage': 'site/staging hosts/server/staged live/preview',
  'src/features/stories': 'e2e/stories-and-gallery e2e/back e2e/press',
  'src/features/week': 'e2e/week site/day e2e/search-of-a-visit',
  'src/hosts': 'hosts/own-server live/waiting live/webhook',
  'src/hosts/dev': 'live/preview site/staging netlify/rules',
  'src/hosts/edge': 'faults/attackers netlify/* site/every-visitor',
  'src/hosts/netlify': 'netlify/* site/not-found site/server-errors',
  'src/hosts/server': 'hosts/server/* live/waiting faults/attackers',
  'src/hosts/server/files': 'hosts/server/* live/shared-cache live/lost-contents live/one-edit',
  'src/hosts/server/jobs': 'hosts/server/job* hosts/server/rebuild-hook live/webhook live/under-load live/waiting',
  'src/hosts/server/outward': 'hosts/server/purge* hosts/server/notify live/network-cache live/shared-cache',
  'src/hosts/server/pictures': 'hosts/server/*pictures* live/pictures hosts/server/damaged-sources',
  'src/hosts/server/preview': 'live/preview hosts/server/preview-* e2e/preview',
  'src/i18n': 'site/languages site/locale-prefixes e2e/country-and-language e2e/language-and-phone site/every-page',
  'src/pages': 'site/every-page live/desk-looks site/error-layout',
  'src/provider':
    'faults/hostile-content faults/provider-gone faults/slugs faults/private-addresses live/one-edit site/every-page',
  'src/provider/check': 'faults/provider-gone',
  'src/provider/crawl': 'faults/provider-gone faults/each-endpoint live/webhook live/pictures site/demo-requests',
  'src/provider/media': 'live/pictures hosts/server/damaged-sources faults/full-disk',
  'src/provider/read':
    'site/halls site/day site/included site/facts site/closed-season site/trip-answers site/hotel-choice',
  'src/provider/send.ts': 'e2e/contact-form e2e/newsletter e2e/forms-without-script hosts/server/form-endpoints',
  'src/records': 'live/law live/one-edit site/every-page site/day',
  'src/routes':
    'site/every-page site/not-found site/seo/* live/pictures netlify/rules site/languages site/worlds-as-sites',
  'src/site': 'site/every-page site/catalogue site/weight e2e/language-and-phone e2e/third-parties',
  'src/site/reservation.ts': 'e2e/search-rules e2e/search-hand-off e2e/reservation e2e/trip-bar site/closed-season',
  'src/styles':
    'e2e/every-kind e2e/look e2e/page-stands-still e2e/forced-colours e2e/fact-sheet e2e/fixed-controls e2e/text-size e2e/use-of-the-screen e2e/*first-screen',
  'src/styles/fonts': 'e2e/fonts-late e2e/every-kind',
  'src/views': 'site/every-page site/page-content site/hero-and-header site/facts site/trip-answers site/no-property',
  'src/views/facts': 'site/facts site/included site/compare site/halls',
  'src/views/fit': 'site/trip-answers site/trip-lists e2e/trip-bar site/hotel-choice',
  'src/views/phone': 'e2e/fact-sheet e2e/hotel-by-phone e2e/language-and-phone site/footer',
  'src/views/queried': 'site/queried e2e/answers-any-query site/trip-answers',
  'src/views/shapes': 'site/facts site/trip-answers site/hotel-choice e2e/search-hand-off site/day',
  'src/views/structured': 'site/seo/* site/event-list',
  'src/views/text': 'site/every-page e2e/tables site/halls faults/hostile-content',
  'src/views/timetable': 'site/day site/included e2e/week site/trip-answers',
  'src/views/trip': 'site/trip-* e2e/trip-* e2e/search-of-a-visit e2e/search-fields e2e/hotel-choice',
}

/** Those of `tests` that see one of `paths`: all relative to the project. */
export function seenBy(paths: readonly string[], tests: readonly string[], table = SEEN_BY): string[] {
  const prefixes = Object.keys(table).sort((a, b) => b.length - a.length)
  const patterns = paths
    .flatMap((path) => table[prefixes.find((prefix) => path.startsWith(prefix)) ?? '']?.split(' ') ?? [])
    .map((name) => `tests/${name}.test.ts`)
  return tests.filter((test) => patterns.some((pattern) => matchesGlob(test, pattern)))
}

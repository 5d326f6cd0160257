import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { rendererAdapter } from './src/engine/render/adapter.ts'
import { firstScreen } from './src/engine/render/first-screen.ts'
import { islandTextModules } from './src/engine/render/island-texts.ts'
import { islands } from './src/engine/render/islands.ts'
import { devViews } from './src/hosts/dev/dev.ts'
import project from './package.json' with { type: 'json' }

/** The oldest browsers of package.json by their names in Vite: `chrome109`. */
const OLDEST = project.browserslist.map((each) => each.replace('ios_saf', 'ios').replace(' >= ', ''))

/** The page's script with what islands and modules have in common with it: one file in place of five. */
const SHARED_WITH_PAGE = {
  name: 'shared',
  test: /src.components.browser.(?:answer.links|answer.progress|back|desktop|language|load|phone|plain-form|press|schedule|trusted-types)\.ts|booking.browser.(?:kept-stay|visit)\.ts|consent.browser.start\.ts|frame.browser.(?:page|modules|nav)\.ts|components.browser.(?:query-all|session|touch)\.ts|preload-helper/,
}

/** All islands need all of it: one file, which compresses better than four. */
const REACT = { name: 'react', test: /node_modules.(?:react|react-dom|scheduler|@astrojs.react)[\\/]/ }

/** What islands have in common besides it. */
const ISLAND = { name: 'island', test: /src.components.islands.(?:guarded|Icon|live|plain-form)\.tsx?/ }

/** What modules that come late have in common: the page's script names one file in place of four. */
const SHARED_LATE = {
  name: 'late',
  test: /src.(?:components.browser.(?:adopt-styles|swipe|third-parties)|styles.icons|i18n.plain)\.ts/,
}

/** What reads and writes a trip: the page's script names one file in place of five. */
const TRIP = {
  name: 'trip',
  test: /src.(?:domain.trip.(?:kept|said|trip)|config.(?:constants|locales|reservation))\.ts/,
}

// Pages are rendered by the release step (src/engine/render), never on a visitor's request: "server" output is what keeps the compiled
// renderer, so that a change of content costs no new bundle.
export default defineConfig({
  output: 'server',
  adapter: rendererAdapter(),
  // Islands are rendered to text at once: nothing of them is streamed.
  integrations: [islands(), react({ experimentalDisableStreaming: true }), devViews()],
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  server: { host: '127.0.0.1' },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  // The only script in the page itself is what starts Astro's islands: the content security policy names it by its hash, and files else.
  vite: {
    plugins: [firstScreen(), islandTextModules()],
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          target: OLDEST,
          modulePreload: false,
          rolldownOptions: {
            output: { codeSplitting: { groups: [SHARED_WITH_PAGE, SHARED_LATE, TRIP, REACT, ISLAND] } },
          },
        },
      },
    },
  },
})

/** Lints style sheets for the oldest browsers of package.json, which have all of Baseline 2022. Newer features are listed with what a page is like without them. */
import css from '@eslint/css'

export default [
  {
    files: ['src/**/*.css'],
    language: 'css/css',
    plugins: { css },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2022,
          allowAtRules: [
            // In Chrome 105, Firefox 110 and Safari 16.
            'container',
            // Nothing moves.
            'starting-style',
            'view-transition',
            // Paper has the browser's margins.
            'page',
          ],
          // In Chrome 29, Firefox 91 and Safari 10.1 as a column's size, which is all it is used for.
          allowFunctions: ['fit-content'],
          // Every sheet shows the page as it is with script, and changes it for those without.
          allowMediaConditions: ['scripting'],
          allowProperties: [
            // In Chrome 105, Firefox 110 and Safari 16.
            'container',
            'container-type',
            'overscroll-behavior',
            // Colours and places of a browser's own controls.
            'accent-color',
            'forced-color-adjust',
            'outline',
            'scrollbar-color',
            'scrollbar-gutter',
            'scrollbar-width',
            // Lines break elsewhere.
            'hanging-punctuation',
            'hyphenate-limit-chars',
            'hyphens',
            'text-wrap',
            // What is not in sight is laid out, too.
            'content-visibility',
            'page',
            'paint-order',
            // A drag selects words.
            'user-select',
          ],
          allowPropertyValues: {
            'break-after': ['avoid'],
            // Columns of its own stand above it.
            'grid-template-columns': ['subgrid'],
          },
          allowSelectors: [
            'details-content',
            // Firefox before 121 drops the whole rule: never beside other selectors, and never to show what is needed.
            'has',
            'marker',
            // Beside the class of `older-browsers.ts`, within `:is()`.
            'popover-open',
          ],
        },
      ],
    },
  },
]

import astro from 'eslint-plugin-astro'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'

/** Folders of src, and those that each may import. */
export const IMPORTS = {
  config: '',
  problems: '',
  // What clients and servers of HTTP have in common.
  http: '',
  i18n: 'config',
  styles: 'config views',
  calendar: 'config i18n routes',
  compare: 'config facts i18n routes',
  day: '',
  desk: 'i18n problems state styles',
  facets: 'config i18n snapshot',
  facts: 'config routes',
  forms: 'config i18n search',
  halls: 'config facets i18n',
  map: 'config',
  search: 'config i18n',
  'site-search': 'config',
  provider: 'config http problems snapshot',
  state: 'config problems',
  snapshot: 'config state',
  routes: 'config problems snapshot state',
  // Contents of pictures, videos and documents.
  media: 'http problems provider snapshot state',
  crawl: 'config media problems provider routes snapshot state',
  views: 'calendar config day facets facts forms halls i18n map problems routes snapshot styles',
  components: 'browser config day facets halls i18n islands render routes styles views',
  islands: 'browser config forms i18n search styles views',
  layouts: 'browser components i18n views',
  pages: 'components desk layouts views',
  browser: 'config islands styles views',
  queried: 'compare config day facets facts forms halls i18n routes search site-search views',
  render: 'config desk i18n queried routes views',
  release: 'calendar config facts forms map problems render routes site-search snapshot state views',
  publish: 'config http problems release render routes snapshot state',
  publisher: 'crawl media problems provider publish release render routes snapshot state views',
  edge: 'config forms http i18n provider queried release routes search',
  // The dev server crawls and makes views by itself.
  server:
    'config crawl desk edge forms http i18n media problems provider publisher queried release render routes site-search snapshot state views',
  demo: '',
}
const FOLDERS = Object.keys(IMPORTS)

/** What a package is made of is its own: it changes with any version. */
const INSIDE_PACKAGES = {
  regex: '^(?!node:)(@[^/.]+/)?[^@/.][^/]*/(dist|lib|src|esm|cjs|build|internal)(/|$)',
  message: 'Import what the package exports.',
}

/** What asks over HTTP without ofetch's retries and time limits. Servers of our own are made with `node:http`, too. */
const ASK_WITH_OFETCH = { message: 'Ask with ofetch.' }
const HTTP_CLIENTS = [
  ...['undici', 'node-fetch', 'axios', 'got', 'ky', 'node:http2', 'http2', 'node:tls', 'tls'].map((name) => ({ name })),
  ...['node:http', 'http', 'node:https', 'https'].map((name) => ({
    name,
    importNames: ['default', 'request', 'get', 'Agent'],
  })),
  ...['node:net', 'net'].map((name) => ({ name, importNames: ['default', 'connect', 'createConnection', 'Socket'] })),
  { name: 'ofetch', importNames: ['fetch'] },
].map((client) => ({ ...client, ...ASK_WITH_OFETCH, allowTypeImports: true }))
const FETCH = ['fetch', 'XMLHttpRequest'].map((name) => ({ name, ...ASK_WITH_OFETCH }))

const zones = FOLDERS.map((folder) => {
  const allowed = IMPORTS[folder].split(' ').filter(Boolean)
  return {
    target: `./src/${folder}`,
    from: './src',
    except: [folder, ...allowed].map((name) => `./${name}`),
    message: `src/${folder} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'no other folder of src'} only.`,
  }
})

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.site/',
      '.astro/',
      '.cache/',
      '.netlify/',
      'node_modules/',
      'src/env.d.ts',
      'src/edge/renderer/',
      'src/edge/renderer.js',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver': { node: { extensions: ['.ts', '.astro', '.mjs'] } } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-imports': ['error', { patterns: [INSIDE_PACKAGES] }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // A promise that nobody waits for loses its failure, and what comes next runs before it.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // What an event starts is nobody's to wait for.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    // Browsers ask this site alone, and src/demo is the provider.
    files: ['src/**'],
    ignores: ['src/browser/**', 'src/islands/**', 'src/demo/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { paths: HTTP_CLIENTS }],
      'no-restricted-globals': ['error', ...FETCH],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'global'].map((object) => ({ object, property: 'fetch', ...ASK_WITH_OFETCH })),
      ],
    },
  },
  {
    // Pictures come from addresses that were checked, over a connection to just these.
    files: ['src/media/source.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // A view is a function of its records: no clock, no chance, no network.
    files: ['src/views/**', 'src/components/**', 'src/layouts/**', 'src/pages/**', 'src/i18n/**'],
    rules: {
      'no-restricted-globals': ['error', ...FETCH, 'process'],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'A page is the same in every build.',
        },
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'A view knows no clock.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'A view knows no clock.' },
      ],
    },
  },
  {
    // Edge functions run where there is no Node.
    files: ['src/edge/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [INSIDE_PACKAGES, { group: ['node:*'] }] }],
      'no-restricted-globals': ['error', ...FETCH, 'process', 'Buffer'],
    },
  },
  {
    // Pictures, and files of this site.
    files: ['src/edge/pictures.ts', 'src/edge/netlify/forms.ts'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer'] },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**', '**/*.test.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
)

import { join } from 'node:path'
import astro from 'eslint-plugin-astro'
import { importX } from 'eslint-plugin-import-x'
import tseslint from 'typescript-eslint'
import { mayImport, UNITS } from './layers.mjs'

/** What a package is made of is its own: it changes with any version. */
const INSIDE_PACKAGES = {
  regex: '^(?!node:)(@[^/.]+/)?[^@/.][^/]*/(dist|lib|src|esm|cjs|build|internal)(/|$)',
  message: 'Import what the package exports.',
}

/** Astro makes an island's `uid` from the path that it is imported by, and a relative one becomes that of the checkout. */
const ISLAND_BY_PATH = { regex: '^\\..*\\.tsx$', message: "Import it as '@/features/…'." }

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

/** What guests' browsers run. */
const IN_BROWSERS = [
  'src/**/browser/**',
  'src/**/*.tsx',
  'src/components/islands/**',
  'src/features/*/{bar,island,stay}/**',
]

const below = (unit) => UNITS.filter((other) => other.startsWith(`${unit}/`))

/** Names of this group and its places, which belong in src/site. */
const GROUP_NAMES = [
  ['Literal', 'value'],
  ['TemplateElement', 'value.raw'],
  ['JSXText', 'value'],
].map(([node, text]) => ({
  selector: `${node}[${text}=/crystal|istanbul|стамбул|europe\\/|asia\\//i]`,
  message: 'Names of this group and its places belong in src/site.',
}))

/** What each unit of src (layers.mjs) may import. A unit within another is not the other's. */
const layers = UNITS.map((unit) => {
  const [allowed, others] = [true, false].map((wanted) => UNITS.filter((other) => mayImport(unit, other) === wanted))
  const message = `src/${unit} may not import it: see layers.mjs.`
  const zones = others.flatMap((other) =>
    [`./src/${other}`, `./src/${other}.ts`].map((from) => ({
      target: './src',
      from,
      except: below(other)
        .filter((each) => allowed.includes(each))
        .flatMap((each) => [`.${each.slice(other.length)}`, `.${each.slice(other.length)}.ts`]),
      message,
    })),
  )
  return {
    files: [`src/${unit}/**`, `src/${unit}.ts`],
    ignores: below(unit).flatMap((other) => [`src/${other}/**`, `src/${other}.ts`]),
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
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
      'src/hosts/netlify/renderer/',
      'src/hosts/netlify/renderer.js',
    ],
  },
  ...tseslint.configs.recommended,
  ...astro.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': {
        node: { extensions: ['.ts', '.astro', '.mjs'], alias: { '@': [join(import.meta.dirname, 'src')] } },
      },
    },
    rules: {
      'no-restricted-imports': ['error', { patterns: [INSIDE_PACKAGES] }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  ...layers,
  {
    // More parameters than these have names at the call: an options object. Folders that do not follow yet are left out.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/{demo,hosts/server,provider}/**',
      'src/engine/{publisher,release/files,state}/**',
      'src/features/search/**',
    ],
    rules: { 'max-params': ['error', 3] },
  },
  {
    // A longer function contains a part that deserves a name of its own.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
    ignores: ['src/demo/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipComments: true, skipBlankLines: true }] },
  },
  {
    // A promise that nobody waits for loses its failure, and what comes next runs before it.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/return-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // What an event starts is nobody's to wait for.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    // Browsers ask this site alone, and src/demo is the provider.
    files: ['src/**'],
    ignores: [...IN_BROWSERS, 'src/demo/**'],
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
    files: ['src/provider/media/source.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['src/**'],
    ignores: [
      'src/site/**',
      'src/demo/**',
      // Servers of different versions recognise each other by this name.
      'src/engine/state/versions.ts',
      // Examples in comments of the schema.
      'src/engine/state/database/schema.ts',
      // Names of places in old addresses.
      'src/engine/move-in/old-names.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...GROUP_NAMES] },
  },
  {
    // A view is a function of its records: no clock, no chance, no network.
    files: ['src/views/**', 'src/**/*.astro', 'src/**/*view.ts', 'src/features/kinds/**', 'src/i18n/**'],
    ignores: IN_BROWSERS,
    rules: {
      'no-restricted-globals': ['error', ...FETCH, 'process'],
      'no-restricted-syntax': [
        'error',
        ...GROUP_NAMES,
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
    files: ['src/**/*.astro'],
    rules: { 'no-restricted-imports': ['error', { patterns: [INSIDE_PACKAGES, ISLAND_BY_PATH] }] },
  },
  {
    // Edge functions run where there is no Node.
    files: [
      'src/hosts/{edge,netlify}/**',
      'src/features/**/{endpoint,answer,answers,refused,checks,schemas}.ts',
      'src/routes/**',
    ],
    rules: {
      'no-restricted-imports': ['error', { patterns: [INSIDE_PACKAGES, { group: ['node:*'] }] }],
      'no-restricted-globals': ['error', ...FETCH, 'process', 'Buffer'],
    },
  },
  {
    // Pictures, and files of this site.
    files: ['src/hosts/edge/pictures.ts', 'src/hosts/netlify/functions/forms.ts'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer'] },
  },
  { files: ['scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**', '**/*.test.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
)

// Commands that end with a publish, as few files: to find and link hundreds of modules takes longer than to publish a small change.
// Plain JavaScript without imports from the project, so that any Node can read it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'

const BUNDLED = ['build', 'build-netlify']
/**
 * For Node, where a command ends with a publish: young objects are given room, so that they need not be looked through again and again. A full
 * build takes a fifteenth less, and no more memory.
 */
export const ROOM = ['--min-semi-space-size=64', '--max-semi-space-size=64']
/** What the bundles are made of. The embedded provider is read from its sources. */
const FOLDERS = ['src', 'scripts']
const DEMO = join('src', 'demo') + sep
/** Needed seldom, large, or with files of their own beside them. */
const LEFT_OUT = /^(?:astro|fontverter|harfbuzzjs|rolldown|sharp)(?:\/|$)/

/** What packages read at once and the project needs seldom or never: HTTP/2, Node's own client, inline styles. Where a line is another, it is merely read. */
const LATE = [
  [
    'undici/lib/dispatcher/client.js',
    "const connectH2 = require('./client-h2.js')",
    "const connectH2 = (...all) => require('./client-h2.js')(...all)",
  ],
  ['undici/lib/dispatcher/client.js', "const http = require('node:http')", 'const http = { maxHeaderSize: 16384 }'],
  ['undici/lib/core/util.js', "const { IncomingMessage } = require('node:http')", ''],
  [
    'undici/lib/core/util.js',
    'constructor === IncomingMessage',
    "constructor === require('node:http').IncomingMessage",
  ],
  [
    'sanitize-html/index.js',
    "const { parse: postcssParse } = require('postcss')",
    "const postcssParse = (...all) => require('postcss').parse(...all)",
  ],
]
/** Most of Node's own is for saying how two values differ. */
const LATE_ASSERT = `
const late = () => process.getBuiltinModule('node:assert')
const assert = (value, ...message) => void (value || late()(value, ...message))
module.exports = new Proxy(assert, { get: (_, name) => late()[name] })`

/**
 * The bundle of a command, where it has one, and whether it is there. Its name says of which code it is.
 * @param {string} root Of the project.
 * @param {string} command
 * @returns {{ file: string, exists: boolean } | undefined}
 */
export function bundleOf(root, command) {
  if (!BUNDLED.includes(command)) return undefined
  const file = join(root, '.site', 'commands', codeKey(root), `${command}.mjs`)
  return { file, exists: existsSync(file) }
}

/** Bundles the commands as the code is now; bundles of other code leave. */
export async function bundleCommands(root) {
  const commands = join(root, '.site', 'commands')
  const key = codeKey(root)
  const entries = Object.fromEntries(BUNDLED.map((name) => [name, join(root, 'scripts', `${name}.ts`)]))
  const beside = join(commands, `${key}.${process.pid}`)
  await bundle(root, entries, beside)
  // Another process may have bundled the same code meanwhile: its result is as good.
  await rename(beside, join(commands, key)).catch(() => {})
  for (const name of await readdir(commands)) {
    if (name !== key) await rm(join(commands, name), { recursive: true, force: true })
  }
}

/**
 * @param {string} root Of the project.
 * @param {Record<string, string>} entries Absolute paths by the names of the files that are made of them.
 * @param {string} folder
 */
export async function bundle(root, entries, folder) {
  const { rolldown } = await import('rolldown')
  await mkdir(folder, { recursive: true })
  const bundled = await rolldown({
    input: entries,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    external: LEFT_OUT,
    plugins: [sourcesStay(root), builtInAsItIs(), lateParts()],
    treeshake: { propertyReadSideEffects: false },
  })
  await bundled.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
}

/** What code looks for beside itself is beside its source. */
function sourcesStay(root) {
  return {
    name: 'sources-stay',
    async resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null
      const path = join(dirname(importer), source)
      return path.startsWith(join(root, DEMO)) ? { id: pathToFileURL(path).href, external: 'absolute' } : null
    },
    transform(code, id) {
      if (id.includes(`${sep}node_modules${sep}`) || !code.includes('import.meta.')) return null
      return code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    },
  }
}

function lateParts() {
  return {
    name: 'late-parts',
    transform(code, id) {
      const edits = LATE.filter(([file]) => id.endsWith(file))
      return edits.reduce((edited, [, line, late]) => edited.replace(line, () => late), code)
    },
  }
}

/** An `import` of what Node brings reads every export of it, and some of these read half of Node: with `node:http` all that `fetch` is made of. */
function builtInAsItIs() {
  const mark = '\0built-in:'
  return {
    name: 'built-in-as-it-is',
    // What rolldown itself brings stays as it is: it needs `node:module` before anything else.
    resolveId: (source, importer, { kind }) =>
      isBuiltin(source) && !importer?.startsWith('\0') ? `${mark}${kind === 'require-call'}:${source}` : null,
    load(id) {
      if (!id.startsWith(mark)) return null
      const [, isRequired, ...name] = id.split(':')
      const builtIn = `/* @__PURE__ */ process.getBuiltinModule(${JSON.stringify(name.join(':'))})`
      if (isRequired === 'true' && name.join(':') === 'node:assert') return LATE_ASSERT
      if (isRequired === 'true') return `module.exports = ${builtIn}`
      const names = Object.keys(process.getBuiltinModule(name.join(':'))).filter((each) =>
        /^[a-z_$][\w$]*$/i.test(each),
      )
      const exported = names.map((each) => `export const ${each} = builtIn.${each}`)
      return [`const builtIn = ${builtIn}`, 'export default builtIn', ...exported].join('\n')
    },
  }
}

/** Digest of the code, of what it is installed with, and of where it lies. */
function codeKey(root) {
  const hash = createHash('sha256')
    .update(`${root}\n`)
    .update(readFileSync(join(root, 'package-lock.json')))
  for (const file of FOLDERS.flatMap((folder) => codeBelow(root, folder))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

function codeBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !file.startsWith(DEMO))
    .sort()
}

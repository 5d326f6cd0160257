/**
 * npm run sbom: prints all packages with versions, digests and licences as CycloneDX JSON. Made from the lockfile alone, so it is the same on every
 * machine; `npm sbom` refuses lockfiles with optional binaries of other platforms in different versions.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './project.ts'

interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
  string,
  string
>
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}

const components = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => component(path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), locked))

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', name, version, licenses: [{ expression: license }] } },
  components: [...new Map(components.map((each) => [each.purl, each])).values()],
}
console.log(JSON.stringify(bill, null, 2))

/** Packages only for tests and the compiler get the scope `excluded`. */
function component(name: string, { version, integrity, license, dev, optional }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const digest = integrity?.split('-')[1]
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
  }
}

import { layered } from '../../src/snapshot/layered.ts'
import { makeManifest, type Manifest, type PageEntry } from '../../src/release/manifest.ts'

type Parts = Partial<Omit<Manifest, 'assets'>> & { assets?: Record<string, string> }

/** A manifest of pages by path, each the digest of its content; the rest is empty unless told. */
export function manifestOf(pages: Record<string, string>, { assets = {}, ...parts }: Parts = {}): Manifest {
  const entry = ([path, hash]: [string, string]): [string, PageEntry] => [
    path,
    { hash, key: hash, reads: [], chrome: '', thing: path },
  ]
  return makeManifest({
    inputs: '',
    records: '',
    routes: '',
    pages: layered(Object.entries(pages).map(entry)),
    chromes: layered([]),
    assets: layered(Object.entries(assets)),
    sources: layered([]),
    redirects: {},
    policy: '',
    brokenLinks: [],
    ...parts,
  })
}

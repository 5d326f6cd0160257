/**
 * Texts of the product as they are meant to be, in files: a change that nobody meant shows in the difference. A missing file fails, here and
 * everywhere; `GOLDEN=write npm test -- tests/views/golden.test.ts` writes the files of a test anew.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const isWriting = process.env.GOLDEN === 'write'

/** Files of a folder, each `{name}.txt`. `test`: what writes them. */
export function goldenFiles(folder: URL, test: string) {
  const path = fileURLToPath(folder)
  const pathOf = (name: string) => join(path, `${name}.txt`)
  const meant = `If this is meant: GOLDEN=write npm test -- ${test}`
  return {
    async compare(name: string, text: string): Promise<void> {
      if (isWriting) {
        await mkdir(dirname(pathOf(name)), { recursive: true })
        return writeFile(pathOf(name), text)
      }
      const kept = await readFile(pathOf(name), 'utf8').catch(() => undefined)
      expect(kept === undefined ? `the golden file ${name}.txt is missing` : text, meant).toBe(kept ?? text)
    },

    /** The files are those of the names: one more is of a text that is no longer there. */
    async expectNames(names: readonly string[]): Promise<void> {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      const kept = files
        .filter((file) => file.isFile())
        .map((file) =>
          join(file.parentPath, file.name)
            .slice(path.length)
            .replace(/\.txt$/, ''),
        )
      if (isWriting) for (const name of kept.filter((each) => !names.includes(each))) await rm(pathOf(name))
      else expect(kept.sort(), meant).toEqual([...names].sort())
    },
  }
}

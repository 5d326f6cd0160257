/** The rules by which browsers get pages ahead: a file that is kept for ever, and so must have another name when it says something else. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULES_FILE, SPECULATION_RULES } from '../../src/config/ahead.ts'
import { isForever } from '../../src/config/headers.ts'
import { PROJECT } from '../harness/settings.ts'

test('the file says what the code says, and its name is the digest of that', async () => {
  const text = JSON.stringify(SPECULATION_RULES) + '\n'
  expect(RULES_FILE).toBe(`/_astro/ahead.${hash('sha256', text).slice(0, 8)}.rules`)
  expect(await readFile(join(PROJECT, 'public', RULES_FILE), 'utf8')).toBe(text)
  expect(isForever(RULES_FILE.slice(1))).toBe(true)
})

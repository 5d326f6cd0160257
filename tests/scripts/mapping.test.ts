/** Which mapping commands read, and who follows it. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { providerMapping } from '../../scripts/mapping.ts'
import { publisherOptions } from '../../scripts/project.ts'
import { EnvironmentError, readEnvironment } from '../../src/config/environment.ts'
import { MustNotPublish } from '../../src/config/problems/table.ts'
import { DevRecords, globalRecords } from '../../src/hosts/dev/records.ts'
import { plantedProvider, inAnswers, rename } from '../provider/check/planted.ts'
import { makeWorld } from '../worlds/index.ts'
import { emptyFolder } from '../harness/folder.ts'

const MAPPING = { fields: { page: { title: 'heading' } } }

async function fileWith(text: string): Promise<string> {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'provider.mapping.ts'), text)
  return folder
}

const optionsOf = (env: Record<string, string>) => publisherOptions(readEnvironment(env), 'http://127.0.0.1')

test('builds follow the file that PROVIDER_MAPPING names, and the embedded provider needs none', async () => {
  const folder = await fileWith(`export default ${JSON.stringify(MAPPING)} satisfies object`)
  vi.stubEnv('PROVIDER_MAPPING', join(folder, 'provider.mapping.ts'))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(optionsOf({ PROVIDER_API_URL: 'https://api.example.com' }).client?.mapping).toEqual(MAPPING)
  expect(optionsOf({}).client?.mapping).toBeUndefined()
})

test('without a file there is no mapping, and a file that is named must be there', async () => {
  const folder = await emptyFolder()
  expect(providerMapping(folder)).toBeUndefined()
  expect(() => providerMapping(folder, 'elsewhere.ts')).toThrow(EnvironmentError)
})

test.each([
  'export default {',
  'export default { fields: { page: { headline: 1 } } }',
  'export const mapping = {}',
  'throw new Error("no")',
])('%s is no mapping, and is said as a problem', async (text) => {
  const folder = await fileWith(text)
  expect(() => providerMapping(folder)).toThrow(MustNotPublish)
  expect(() => providerMapping(folder)).toThrow('mapping-invalid')
})

test('the dev server follows it, too', async () => {
  const renamed = { reply: inAnswers('page', (page) => void rename(page, 'title', 'heading')) }
  const url = await plantedProvider(makeWorld({ langs: ['tr'] }), [renamed])
  globalRecords.devMapping = MAPPING
  onTestFinished(() => void delete globalRecords.devMapping)
  const { snapshot } = await DevRecords.open(url)
  expect(snapshot.get('page/tr/')?.value).toMatchObject({ title: expect.stringMatching(/./) as string })
})

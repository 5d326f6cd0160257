/** Pictures that are seen side by side do not look alike. */
import { expect, test } from 'vitest'
import { demoWorld } from '../../src/demo/assemble/demo-world.ts'
import { parseMediaPath } from '../../src/demo/pictures/paths.ts'
import { variantOf } from '../../src/demo/pictures/variant.ts'

const world = demoWorld()

function sceneAt(path: string) {
  const scene = parseMediaPath(path)
  if (scene?.kind !== 'scene' || scene.owner === 'group') throw new Error(`${path} is no scene of a hotel`)
  return { ...scene, owner: scene.owner }
}

/** What the eye sees first: subject, light and layout. */
function looksOf(path: string): string {
  const { owner, subject, seed } = sceneAt(path)
  const { hour, paint } = variantOf(owner, subject, seed)
  return [subject, hour, paint.name].join(' ')
}

test('no two rooms of a hotel have one picture, and neighbours differ in subject, light or layout', () => {
  for (const { id, name } of world.hotels) {
    const paths = (world.rooms.get(id, 'en') ?? []).map((room) => room.image!.sourceUrl)
    expect(paths.length, name).toBeGreaterThan(2)
    expect(new Set(paths).size, name).toBe(paths.length)
    const looks = paths.map(looksOf)
    for (const [index, look] of looks.entries())
      if (index > 0) expect(look, `${name} ${index}`).not.toBe(looks[index - 1])
  }
})

test('neighbours in the list of hotels are known by different subjects', () => {
  const subjects = world.hotels.map(({ image }) => sceneAt(image!.sourceUrl).subject)
  for (const [index, subject] of subjects.entries()) if (index > 0) expect(subject).not.toBe(subjects[index - 1])
  expect(new Set(subjects).size).toBeGreaterThan(8)
})

test('the pictures of a page differ from each other', () => {
  for (const page of world.pages.rows()) {
    if (page.locale !== 'en') continue
    const sections = JSON.stringify(page.contents ?? {})
    const paths = [...sections.matchAll(/"(\/media\/[^"]+\.jpg)"/g)].map(([, path]) => path!)
    expect(new Set(paths).size, page.url).toBe(paths.length)
  }
})

/** The rules of the first screen stand in the page: none that its elements need is missing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { firstScreenNames } from '../../src/engine/render/first-screen.ts'
import { headingPart, type HeadingPart } from '../../src/views/heading.ts'
import { PAGE_KINDS } from '../harness/page-kinds.ts'
import { PROJECT } from '../harness/settings.ts'
import { demoSite } from '../harness/site.ts'

/** Classes that the site's style sheets have rules for. */
function styledClasses(): Set<string> {
  const found = new Set<string>()
  const read = (name: string): void => {
    const sheet = postcss.parse(readFileSync(join(PROJECT, 'src/styles', name), 'utf8'))
    sheet.walkAtRules('import', ({ params }) => read(params.slice(1, -1)))
    sheet.walkRules(({ selector }) => {
      for (const [name] of selector.matchAll(/\.[a-z][\w-]*/g)) found.add(name)
    })
  }
  read('site.css')
  return found
}

const classesOf = (element: HTMLElement) => [...element.classList.values()].map((name) => `.${name}`)

/** The header, what comes before the heading, and what contains it or stands beside it. */
function firstScreen(page: HTMLElement, part: HeadingPart): HTMLElement[] {
  const heading = page.querySelector('h1')!
  // A kind that draws its heading itself has all of its content beside it.
  const beside = (part === 'body' ? heading : heading.parentNode!).querySelectorAll('*')
  const around: HTMLElement[] = [heading, ...beside]
  for (let each = heading.parentNode!; each.tagName !== 'MAIN'; each = each.parentNode!) around.push(each)
  const above = part === 'hero' ? [] : page.querySelectorAll('.crumbs, .crumbs *, .tabbar, .tabbar *')
  return [...page.querySelectorAll('header, header *'), ...above, ...around]
}

test('every class of the header and the heading that has rules is listed for the first screen, on every kind of page', async () => {
  const site = await demoSite()
  const styled = styledClasses()
  expect(styled.size).toBeGreaterThan(300)
  const answers = [...site.manifest.pages].filter(([, { status }]) => status).map(([path]) => path)
  for (const path of [...PAGE_KINDS.map((kind) => kind.path), ...answers]) {
    const part = headingPart((await site.viewFile(path)).view)
    const names = firstScreenNames(part)
    const isNamed = (name: string) =>
      names.some((each) => each === name || (each.endsWith('--') && name.startsWith(each)))
    const missing = firstScreen(parse(await site.html(path)), part)
      .flatMap(classesOf)
      .filter((name) => styled.has(name) && !isNamed(name))
    expect([...new Set(missing)], path).toEqual([])
  }
})

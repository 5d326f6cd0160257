import type { PageFacts, SearchCheck } from './site.ts'

const CLICKS = 4

/** From the home page of its language plain links lead to every page, in few steps. */
export const reach: SearchCheck = {
  name: `every page is at most ${CLICKS} clicks from the home page of its language`,
  faults({ pages }) {
    const distance = new Map<string, number>()
    let step = [...pages.values()].filter(({ path, lang }) => path === (lang === 'tr' ? '/' : `/${lang}`))
    for (let clicks = 0; step.length > 0 && clicks <= CLICKS; clicks++) {
      for (const { path } of step) distance.set(path, clicks)
      step = nextStep(step, pages, distance)
    }
    return [...pages.values()]
      .filter(({ path, isError }) => !isError && !distance.has(path))
      .map(({ path }) => `${path}: not reached`)
  },
}

/** Pages of the same language that the step links to and that are new. */
function nextStep(step: PageFacts[], pages: ReadonlyMap<string, PageFacts>, known: ReadonlyMap<string, number>) {
  const next = new Map<string, PageFacts>()
  for (const { links, lang } of step) {
    for (const link of links) {
      const page = pages.get(link)
      if (page && !page.isError && page.lang === lang && !known.has(link)) next.set(link, page)
    }
  }
  return [...next.values()]
}

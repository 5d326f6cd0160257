/** What search engines know of a page, of an old site's or of ours. */
import { Parser } from 'htmlparser2'
import { isKeptOut } from '../../records/outline.ts'

export interface PageFacts {
  status: number
  title: string
  description: string
  /** As it is written; empty: none. */
  canonical: string
  isKeptOut: boolean
  /** Address by language code. */
  alternates: Record<string, string>
}

export function factsOf(status: number, html: string, robotsHeader = ''): PageFacts {
  const facts = { status, title: '', description: '', canonical: '', alternates: {} as Record<string, string> }
  let isOut = isKeptOut(robotsHeader)
  let title: string | undefined
  const parser = new Parser({
    onopentag(name, { name: of = '', content = '', rel = '', href = '', hreflang = '' }) {
      if (name === 'title' && facts.title === '') title = ''
      const [meta, relation] = [of.toLowerCase(), rel.toLowerCase().split(/\s+/)]
      if (name === 'meta' && meta === 'description') facts.description ||= content.trim()
      if (name === 'meta' && (meta === 'robots' || meta === 'googlebot')) isOut ||= isKeptOut(content)
      if (name !== 'link' || href === '') return
      if (relation.includes('canonical')) facts.canonical ||= href.trim()
      if (relation.includes('alternate') && hreflang) facts.alternates[hreflang.toLowerCase()] = href.trim()
    },
    ontext: (text) => void (title !== undefined && (title += text)),
    onclosetag(name) {
      if (name !== 'title' || title === undefined) return
      // A drawing has a title of its own.
      facts.title ||= title.replace(/\s+/g, ' ').trim()
      title = undefined
    },
  })
  parser.end(html)
  return { ...facts, isKeptOut: isOut }
}

const UNSEEN = new Set(['script', 'style', 'noscript', 'template'])

/** Those without digits and slashes: times, numbers of incidents and the address differ on the same page. */
export const steadyWords = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => /^[^\p{N}/]+$/u.test(word))
    .join(' ')

/** Of the text that visitors see. */
export function wordsIn(html: string): string {
  const texts: string[] = []
  let unseen = 0
  const parser = new Parser({
    onopentag: (name) => void (UNSEEN.has(name) && unseen++),
    ontext: (text) => void (unseen === 0 && texts.push(text)),
    onclosetag: (name) => void (UNSEEN.has(name) && unseen--),
  })
  parser.end(html)
  return steadyWords(texts.join(' '))
}

export type Loss = 'status' | 'kept-out' | 'title' | 'description' | 'canonical' | 'alternates' | 'other-title'

/** The worst first. */
const WEIGHTS: Record<Loss, number> = {
  status: 100,
  'kept-out': 60,
  canonical: 30,
  title: 20,
  alternates: 10,
  description: 5,
  'other-title': 1,
}

export interface Comparison {
  address: string
  target?: string
  before: PageFacts
  /** Missing where no page is here. */
  after?: PageFacts
  losses: Loss[]
}

/** `here`: the address of the page here. What the old page lacked cannot get worse. */
export function lossesOf(before: PageFacts, after: PageFacts | undefined, here: string): Loss[] {
  if (before.status !== 200) return []
  if (!after || after.status !== 200) return ['status']
  const missing = Object.keys(before.alternates).filter((code) => !hasLanguage(after.alternates, code))
  const lost: Record<Loss, boolean> = {
    status: false,
    'kept-out': after.isKeptOut && !before.isKeptOut,
    canonical: after.canonical !== '' && after.canonical !== here,
    title: before.title !== '' && after.title === '',
    alternates: missing.length > 0,
    description: before.description !== '' && after.description === '',
    'other-title': before.title !== '' && after.title !== '' && !sharesWord(before.title, after.title),
  }
  return (Object.keys(lost) as Loss[]).filter((each) => lost[each])
}

/** 'en' is there for 'en-gb'. */
function hasLanguage(alternates: PageFacts['alternates'], code: string): boolean {
  const language = code.split('-')[0]
  return Object.keys(alternates).some((each) => each === code || each.split('-')[0] === language)
}

function sharesWord(left: string, right: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const words = new Set<string>(wordsOf(left))
  return wordsOf(right).some((word) => words.has(word))
}

export function worstFirst(all: readonly Comparison[]): Comparison[] {
  const weight = ({ losses }: Comparison) => losses.reduce((sum, loss) => sum + WEIGHTS[loss], 0)
  return [...all].sort((left, right) => weight(right) - weight(left))
}

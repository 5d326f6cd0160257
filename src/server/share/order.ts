/** What to draw for a page, read from its own head, so that callers cannot have arbitrary text drawn. Pure. */
import { NAME_SIGN } from '../../routes/pictures.ts'
import type { ShareTexts } from './draw.ts'

export interface ShareOrder extends ShareTexts {
  /** Path of the picture that the page names, decoded. */
  path: string
}

/** `undefined` if the page has no picture to share. */
export function shareOrder(html: string): ShareOrder | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const of = (property: string) =>
    decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1] ?? '')
  const address = of('og:image')
  if (!URL.canParse(address)) return undefined
  const words = of('og:image:alt')
  const end = words.lastIndexOf(NAME_SIGN)
  const texts =
    end < 0 ? { title: words, name: '' } : { title: words.slice(0, end), name: words.slice(end + NAME_SIGN.length) }
  return { path: decodeURIComponent(new URL(address).pathname), ...texts }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16))
  })
}

/**
 * Sanitised pieces → HTML: links in the page's language, pictures at the site's own addresses, headings below the
 * section's.
 */
import { pictureUrl, pictureWidths, sourceSet } from '../../routes/pictures.ts'
import type { RichText } from '../../records/parts.ts'
import type { ViewContext } from '../context.ts'
import { destination } from '../links.ts'
import { HTML_ID } from './places.ts'
import { pictureView } from '../media.ts'
import { withScrollers } from './scrollers.ts'
import type { Html } from '../view.ts'

interface TextPlace {
  /** Names the record in reports. */
  from: string
  /** Level of the first heading in the text. */
  level: number
  /** Title of the section that the text is part of. */
  title?: string | undefined
}

export function richTextHtml(context: ViewContext, pieces: RichText, { from, level, title }: TextPlace): Html {
  const html = pieces.map((piece) => pieceHtml(context, piece, from)).join('')
  return withScrollers(levelled(html, level), title ?? context.t('components.common.table'))
}

function pieceHtml(context: ViewContext, piece: RichText[number], from: string): string {
  if (typeof piece === 'string')
    return withWrappingAddresses(
      piece.replace(HTML_ID, (_all, before: string, name: string) => before + idAttribute(context, name)),
    )
  if ('picture' in piece) return pictureHtml(context, piece)
  const inner = piece.inner.map((part) => pieceHtml(context, part, from)).join('')
  const to = destination(context, piece, from)
  const id = piece.id ? idAttribute(context, piece.id) : ''
  if (!to) return (id && `<span${id}>${inner}</span>`) || inner
  return `<a href="${escaped(to.href)}"${to.external ? ' rel="noopener"' : ''}${id}>${inner}</a>`
}

/** The first place of that name in the page has it. */
function idAttribute({ ids }: ViewContext, name: string): string {
  const id = `s-${name}`
  if (ids.has(id)) return ''
  ids.add(id)
  return ` id="${id}"`
}

/** An email address may wrap before its host and within it, so that a table with one need not be scrolled. */
function withWrappingAddresses(html: string): string {
  return html.replace(/@([\w.-]*)/g, (_all, host: string) => `@<wbr>${host.replace(/\.(?=\w)/g, '<wbr>.')}`)
}

function pictureHtml(context: ViewContext, { picture }: Extract<RichText[number], { picture: unknown }>): string {
  const { id, width, height, alt } = pictureView(context, picture)
  const widths = pictureWidths(width)
  return (
    `<img src="${pictureUrl(id, widths.at(-1)!)}" srcset="${sourceSet(id, width, widths)}" sizes="(width < 768px) 100vw, 42rem" ` +
    `width="${width}" height="${height}" alt="${escaped(alt)}" loading="lazy" decoding="async">`
  )
}

/** Shifts headings so that the highest is at `level` and no level is skipped. */
function levelled(html: string, level: number): string {
  const used = [...new Set([...html.matchAll(/<h([2-6])/g)].map((match) => Number(match[1])))].sort()
  const moved = (depth: string) => Math.min(level + used.indexOf(Number(depth)), 6)
  return html.replace(/<(\/?)h([2-6])/g, (_all, slash: string, depth: string) => `<${slash}h${moved(depth)}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

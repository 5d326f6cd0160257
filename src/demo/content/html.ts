import type { Block } from './types.ts'

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain paragraphs as HTML. */
export const paragraphs = (texts: readonly string[]) => texts.map((each) => `<p>${escaped(each)}</p>`).join('')

const bulletList = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`

/** The first cell of a row is its head. */
function tableOf(heads: readonly string[] | undefined, rows: readonly (readonly string[])[]): string {
  const columns = heads?.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')
    return `<tr><th scope="row">${escaped(first)}</th>${cells}</tr>`
  })
  return `<table>${columns ? `<thead><tr>${columns}</tr></thead>` : ''}<tbody>${body.join('')}</tbody></table>`
}

export const bodyHtml = (body: readonly Block[]): string =>
  body
    .map(({ text, list, table }) => {
      if (list) return bulletList(list)
      return table ? tableOf(table.heads, table.rows) : paragraphs([text ?? []].flat())
    })
    .join('')

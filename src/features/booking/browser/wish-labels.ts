/** What the list of hotels calls its choices: read from its form, which is asked for once a visit and language. */
import { keep, kept } from '../../../components/browser/session.ts'
import { parsePage } from '../../../components/browser/trusted-types.ts'
import { wishKey, type WishLabels } from '../../../views/trip/words.ts'

const FORM = '[data-queried=hotels]'

export async function wishLabels(locale: string): Promise<WishLabels> {
  const name = `wishes-${locale}`
  const stored = kept(name)
  if (stored) return JSON.parse(stored) as WishLabels
  const labels = labelsIn(document.querySelector(FORM) ? document : await hotelList())
  keep(name, JSON.stringify(labels))
  return labels
}

async function hotelList(): Promise<Document> {
  const address = document.querySelector<HTMLElement>('[data-hotels]')?.dataset.hotels ?? '/'
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return parsePage(await answer.text())
}

function labelsIn(page: Document): WishLabels {
  const fields = page.querySelectorAll<HTMLInputElement>(`${FORM} label > input`)
  return Object.fromEntries(
    [...fields].map((field) => [
      field.type === 'checkbox' ? wishKey(field.name, field.value) : field.name,
      field.parentElement!.querySelector('span')!.textContent.trim(),
    ]),
  )
}

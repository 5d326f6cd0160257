/** A chat on WhatsApp begins with the hotel's name, and with the dates and guests of the visit where the guest has chosen. */
import { keptStay } from './visit.ts'

export function tellStayInChats(): void {
  for (const type of ['pointerdown', 'click']) addEventListener(type, tellStay, { capture: true })
}

const inWords = (iso: string) => iso.split('-').reverse().join('.')

function tellStay({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
  const stay = new URLSearchParams(keptStay())
  const [from, until] = [stay.get('checkin'), stay.get('checkout')]
  if (!link || !from || !until) return
  const about = (link.dataset.about ??= new URL(link.href).searchParams.get('text') ?? '')
  const text = `${about}, ${inWords(from)} – ${inWords(until)}, ${stay.get('adult')} + ${stay.get('child')}`
  link.search = `text=${encodeURIComponent(text)}`
}

/** Share of a row that a card takes on a desktop. 'row': a full row with a small picture. */
export type Share = 'whole' | 'half' | 'third' | 'row'

/** Rows of three without a gap at the end: the remainder goes into the first rows, in pairs or alone. */
export function shareOf(index: number, count: number): Share {
  const over = count % 3
  if (count === 1) return 'whole'
  return index < (over === 1 ? 4 : over) ? 'half' : 'third'
}

/** Widths of a card's picture, in the syntax of `sizes`. */
export const SHARE_SIZES: Record<Share, string> = {
  whole: '(width < 992px) 100vw, 58vw',
  half: '(width < 576px) 100vw, 50vw',
  third: '(width < 576px) 100vw, (width < 992px) 50vw, 34vw',
  row: '(width < 576px) 100vw, 20rem',
}

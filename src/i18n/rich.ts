/** A message whose marked words are links or other elements: '<hotels>All hotels</hotels> are …'. */
export interface MessagePart {
  text: string
  /** Name of the mark around the text. */
  mark?: string
}

export function messageParts(message: string): MessagePart[] {
  return message
    .split(/(<\w+>[^<]*<\/\w+>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const marked = /^<(\w+)>([^<]*)<\/\1>$/.exec(piece)
      return marked ? { text: marked[2]!, mark: marked[1]! } : { text: piece }
    })
}

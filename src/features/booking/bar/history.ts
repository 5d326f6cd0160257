/** Keeps a search in the page's address: it can be shared, and "back" undoes a choice. */
import { isAtCover, replaceAddress } from '../../../components/browser/back.ts'

/** `write` returns the query of a search. All choices in one panel are a single history entry. */
export function addressOf<State>(write: (query: string, state: State) => string) {
  let step: string | undefined
  return {
    /** `panel`: where the choice was made; another choice in the same panel replaces the entry. */
    keep(state: State, panel: string): void {
      const query = write(location.search, state)
      if (query === location.search) return
      const address = location.pathname + query + location.hash
      // On a phone "back" closes the search.
      if (step === panel || isAtCover()) replaceAddress(address)
      else history.pushState(null, '', address)
      step = panel
    },
    endStep(): void {
      step = undefined
    },
  }
}

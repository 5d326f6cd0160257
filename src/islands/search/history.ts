/** A search in the page's address: it can be sent to a friend, and "back" undoes a choice. */

/** `write` gives the query of a search. One panel's choices are one step back, however many they are. */
export function addressOf<State>(write: (query: string, state: State) => string) {
  let step: string | undefined
  return {
    /** `panel`: where the choice was made; the next choice in the same panel replaces it. */
    keep(state: State, panel: string): void {
      const query = write(location.search, state)
      if (query === location.search) return
      const address = location.pathname + query + location.hash
      if (step === panel) history.replaceState(history.state, '', address)
      else history.pushState(null, '', address)
      step = panel
    },
    endStep(): void {
      step = undefined
    },
  }
}

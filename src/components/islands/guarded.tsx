/** An island that throws while it is used gives way to the plain form that the page came with. */
import { Component, type ComponentType, type ReactNode } from 'react'
import { showAllFields, type BringBack, type PlainState } from '../browser/plain-form.ts'

/** Thrown by an island that cannot go on, with what the guest has chosen. */
export class PlainFormWanted extends Error {
  readonly chosen: PlainState

  constructor(chosen: PlainState) {
    super('The plain form is shown')
    this.chosen = chosen
  }
}

export function guarded<IslandProps extends object>(Island: ComponentType<IslandProps>) {
  return (props: IslandProps) => (
    <Guard>
      <Island {...props} />
    </Guard>
  )
}

interface GuardState {
  chosen?: PlainState
}

class Guard extends Component<{ children: ReactNode }, GuardState> {
  override state: GuardState = {}

  static getDerivedStateFromError(error: unknown): GuardState {
    return { chosen: error instanceof PlainFormWanted ? error.chosen : { values: {} } }
  }

  override render() {
    const { chosen } = this.state
    if (!chosen) return this.props.children
    // `client:touch` brings the plain form back.
    const tell = (place: HTMLElement | null) => {
      place?.dispatchEvent(new CustomEvent<BringBack>('failed', { bubbles: true, detail: bringBackWith(chosen) }))
    }
    return <i hidden ref={tell} />
  }
}

function bringBackWith({ values, focused }: PlainState): BringBack {
  return (island, plain) => {
    island.replaceChildren(...plain.childNodes)
    showAllFields(island)
    const controls = (name: string) => [...island.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    for (const [name, value] of Object.entries(values))
      for (const [index, each] of value.split(',').entries()) {
        const control = controls(name)[index]
        if (control) control.value = each
      }
    if (focused) controls(focused)[0]?.focus()
  }
}

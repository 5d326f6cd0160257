/**
 * What follows from a lost focus or a changed field waits until the press that caused it is over: until then whatever is pressed must neither move nor
 * go, or its click is lost.
 */
const WITHOUT_CLICK_MS = 500

let pressed = false
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout>

function begin(): void {
  end()
  pressed = true
}

function end(): void {
  clearTimeout(timer)
  pressed = false
  const due = waiting
  waiting = []
  for (const act of due) act()
}

/** Calls `act` at once if nothing is pressed. */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}

export function followPresses(): void {
  addEventListener('pointerdown', begin, { capture: true })
  // A tap moves the focus after its `pointerup`, just before the click. Where a press gives no click, some time later.
  addEventListener('pointerup', () => (timer = setTimeout(end, WITHOUT_CLICK_MS)), { capture: true })
  // A menu of the browser may take the end of the press.
  for (const type of ['click', 'pointercancel', 'contextmenu']) addEventListener(type, end)
}

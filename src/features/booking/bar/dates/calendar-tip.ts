/** One tooltip for all days of a calendar. Shown on hover and focus, stays while hovered; Escape hides it. */
export interface CalendarTip {
  belongTo: (day: HTMLElement, rules: string) => void
  /** Returns whether it was shown. */
  hide: () => boolean
}

export function calendarTip(host: HTMLElement): CalendarTip {
  const tip = document.createElement('div')
  tip.className = 'calendar-tip'
  tip.role = 'tooltip'
  tip.id = `${host.id}-tip`
  tip.hidden = true
  host.append(tip)

  function show(day: HTMLElement, rules: string): void {
    tip.textContent = rules
    tip.hidden = false
    const frame = host.getBoundingClientRect()
    const box = day.getBoundingClientRect()
    const centre = box.left - frame.left + box.width / 2 - tip.offsetWidth / 2
    tip.style.left = `${Math.min(Math.max(centre, 0), frame.width - tip.offsetWidth)}px`
    tip.style.top = `${box.top - frame.top - tip.offsetHeight}px`
  }

  function hide(): boolean {
    const shown = !tip.hidden
    tip.hidden = true
    return shown
  }

  const leave = ({ relatedTarget }: MouseEvent) => {
    if (relatedTarget !== tip) hide()
  }
  tip.addEventListener('mouseleave', hide)
  // Pressed, it must not take the focus from its day, which would hide it.
  tip.addEventListener('mousedown', (event) => event.preventDefault())

  return {
    belongTo(day, rules) {
      day.setAttribute('aria-describedby', tip.id)
      day.addEventListener('mouseenter', () => show(day, rules))
      day.addEventListener('mouseleave', leave)
      day.addEventListener('focus', () => show(day, rules))
      day.addEventListener('blur', hide)
    },
    hide,
  }
}

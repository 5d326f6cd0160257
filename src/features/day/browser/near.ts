/** The current time on a hotel's day: a line on the ruler, and what is open now. */
import { DAY, minutesOf, RULER_END, RULER_START } from '../../../domain/timetable/ruler.ts'

const RULER_MINUTES = RULER_END - RULER_START

/** Updates every minute, and when an answer replaces the lanes. */
export function mount(root: HTMLElement): void {
  const { zone } = root.dataset
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const show = () => {
    const time = clock.format(new Date())
    const minutes = minutesOf(time)!
    say(root.querySelector('[data-clock]')!, root.dataset.now!.replace('{{time}}', time))
    const onRuler = (minutes - RULER_START + DAY) % DAY
    root.toggleAttribute('data-ticks', onRuler <= RULER_MINUTES)
    root.style.setProperty('--now', String(onRuler / RULER_MINUTES))
    for (const lane of root.querySelectorAll<HTMLElement>('[data-lane]'))
      mark(lane, isOpen(lane, minutes), root.dataset.open!)
  }
  const follow = () => {
    show()
    setTimeout(follow, 60_000 - (Date.now() % 60_000))
  }
  follow()
  document.addEventListener('answered', show)
}

function isOpen(lane: HTMLElement, now: number): boolean {
  const times = [...lane.querySelectorAll('time')].map(({ textContent }) => minutesOf(textContent)!)
  return times.some((from, index) => {
    const to = times[index + 1]
    if (index % 2 === 1 || to === undefined) return false
    const length = (to - from + DAY) % DAY || DAY
    return (now - from + DAY) % DAY < length
  })
}

function mark(lane: HTMLElement, open: boolean, words: string): void {
  if (open === 'open' in lane.dataset) return
  lane.toggleAttribute('data-open', open)
  const hours = lane.querySelector('.lane__hours')!
  if (open) {
    const mark = document.createElement('span')
    mark.className = 'vh'
    mark.dataset.mark = ''
    mark.textContent = words
    hours.append(mark)
  } else hours.querySelector('[data-mark]')!.remove()
}

function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

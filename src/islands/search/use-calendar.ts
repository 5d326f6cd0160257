/** The calendar below the date fields. It is made before its panel opens, where there is time for it, else once the panel is on the screen. */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { afterPaint, whenIdle } from '../../browser/later.ts'
import type { Calendar, CalendarOptions } from './calendar.ts'
import { usePanels } from './use-panels.ts'

interface Wanted {
  open: boolean
  /** What the options depend on: another one wants another calendar. */
  of: string
  options: () => CalendarOptions
}

/** The answer gives the focus to a day. */
export function useCalendar(host: RefObject<HTMLElement | null>, { open, of, options }: Wanted): () => void {
  const panels = usePanels()
  const made = useRef<{ of: string; calendar: Calendar }>(undefined)
  const due = useRef<() => void>(undefined)
  const current = useEffectEvent(options)

  useEffect(() => {
    if (!panels || made.current?.of === of) return
    const make = () => {
      forget()
      made.current?.calendar.destroy()
      made.current = { of, calendar: panels.createCalendar(host.current!, current()) }
    }
    const callOff = open ? afterPaint(make) : whenIdle(make)
    const forget = () => {
      callOff()
      due.current = undefined
    }
    due.current = make
    return forget
  }, [panels, of, open])
  useEffect(() => () => made.current?.calendar.destroy(), [])

  return () => {
    due.current?.()
    if (made.current?.of === of) made.current.calendar.focusDay()
  }
}

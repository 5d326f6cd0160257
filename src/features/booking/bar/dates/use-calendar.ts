/**
 * The calendar below the date fields. Created before its panel opens if the browser is idle, else once the panel is
 * visible.
 */
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { afterPaint, whenIdle } from '../../../../components/browser/schedule.ts'
import type { Calendar, CalendarOptions } from './calendar.ts'
import { usePanels } from '../use-panels.ts'

interface Wanted {
  open: boolean
  /** Identity of the options: a new value creates a new calendar. */
  of: string
  options: () => CalendarOptions
}

/** Returns a function that focuses a day. */
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

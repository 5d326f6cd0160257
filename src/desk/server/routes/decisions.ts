/** The overview, and the decisions on releases that are made there. */
import type { Context } from 'hono'
import type { Seen } from '../../../engine/state/releases/approvals.ts'
import type { ReleaseName } from '../../../records/release.ts'
import { deskAddress } from '../../views/locales.ts'
import { TIME_FAULTS, type Done, type Fault, type OverviewView } from '../../views/pages.ts'
import { faultOf, faultText, releaseIn, seenIn, timeIn } from '../decision.ts'
import type { DeskEnv } from '../page-response.ts'
import { overview, undoQuestion } from '../pages/overview.ts'
import { statusAddress } from '../pages/status.ts'
import { overviewAddress, requestOf, type LanguageRoutes } from './language.ts'

interface Decision {
  release: ReleaseName
  by: string
  /** What the page showed. */
  seen: Seen
  form: URLSearchParams
}

interface Refusal {
  /** The fields of the refused form. */
  form: URLSearchParams
  fault: Fault
}

export function addDecisions(routes: LanguageRoutes): void {
  const { app, locale, parts, page, note } = routes
  const { desk, jobs, now } = parts

  app.get('/', (context) => showOverview(context, routes))
  app.get('/next', (context) => context.redirect(desk.previewAddress('next')!, 302))
  app.get('/undo/:number{[0-9]{1,15}}', async (context) => {
    const statusAddress = await statusAddressOf(context, routes)
    const question = await undoQuestion(parts, Number(context.req.param('number')), locale)
    if (!question) return note(context, 404, 'notThere')
    return page(context, question, { place: 'overview', statusAddress })
  })
  app.post('/look', async (context) => {
    if (!jobs) return note(context, 404, 'notThere')
    jobs.add(undefined, { preview: true })
    await jobs.saved()
    return context.redirect(overviewAddress(locale, 'looking'), 303)
  })

  /** `run` resolves to false if nothing had to be done. */
  function addDecision(path: string, done: Done, run: (decision: Decision) => Promise<boolean | void>): void {
    app.post(`/${path}`, async (context) => {
      const form = context.get('form')
      try {
        const isDone =
          (await run({ release: releaseIn(form), by: context.get('reader').name, seen: seenIn(form), form })) !== false
        return context.redirect(overviewAddress(locale, isDone ? done : 'unchanged'), 303)
      } catch (error) {
        const fault = faultOf(error)
        if (fault === undefined) throw error
        return showOverview(context, routes, { form, fault })
      }
    })
  }
  addDecision('approve', 'approved', ({ release, by, seen }) => desk.approve(release, by, seen))
  addDecision('undo', 'undone', ({ release, by, seen }) => desk.undo(release, by, seen))
  addDecision('cancel', 'cancelled', ({ release, by, seen }) => desk.cancel(release, by, seen))
  addDecision('schedule', 'scheduled', async ({ form, ...decision }) =>
    desk.schedule({ ...decision, time: timeIn(form, now()) }),
  )
}

async function showOverview(
  context: Context<DeskEnv>,
  { locale, parts, page, note }: LanguageRoutes,
  refusal?: Refusal,
): Promise<Response> {
  const { desk, state, now } = parts
  const statusAddress = await statusAddressOf(context, { locale, parts })
  const number = Number(refusal?.form.get('number'))
  const waiting = desk.waiting() ?? desk.scheduled().at(-1)
  const fault = refusal && (await faultText(refusal.fault, state, { number, waiting, now: now(), locale }))
  const isTimeFault = refusal !== undefined && TIME_FAULTS.includes(refusal.fault)
  const sent = refusal?.form ?? new URL(context.req.url).searchParams
  const view = await overview(parts, requestOf(context, locale), { sent, whenFault: isTimeFault ? fault : undefined })
  if (!view) return note(context, 503, 'begunAnew')
  const isShownAtFields = view.waiting.some(({ whenFault }) => whenFault !== undefined)
  return page(context, view, {
    place: 'overview',
    statusAddress,
    ...(context.req.query('done') === 'looking' && lookOutcome(view)),
    ...(refusal && {
      status: refusal.fault === 'disk-failed' ? 503 : 409,
      fault: isShownAtFields ? undefined : fault,
    }),
  })
}

/** Replaces the message of a requested crawl once that has ended. */
function lookOutcome({ job, isBehind, waiting }: OverviewView): { done: Done | undefined } | undefined {
  if (job?.state === 'working') return undefined
  if (job || isBehind) return { done: undefined }
  return { done: waiting.length > 0 ? 'looked' : 'nothingNew' }
}

/** Call this before making the page, so that whatever changes meanwhile counts as newer than the page. */
function statusAddressOf(
  context: Context<DeskEnv>,
  { locale, parts }: Pick<LanguageRoutes, 'locale' | 'parts'>,
): Promise<string> {
  const isLooking = context.req.query('done') === 'looking'
  const to = context.req.method === 'POST' ? deskAddress(locale, '') : new URL(context.req.url).pathname
  return statusAddress(parts, locale, isLooking ? `${to}?done=looking` : to)
}

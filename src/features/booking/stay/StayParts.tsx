/** The stay on the reservation page: fields to change it, and what it comes to. */
import { ADULTS_ONLY } from '../../../site/reservation.ts'
import { stayFacts } from '../rules/in-words.ts'
import { writeReservation, type Search } from '../rules/query.ts'
import type { FormState } from '../../forms/island/use-form.ts'
import { Icon } from '../../../components/islands/Icon.tsx'
import { PlainBirths } from '../bar/PlainBirths.tsx'
import { PlainFields, StayFields } from '../bar/StayFields.tsx'
import { loadPanels } from '../bar/use-panels.ts'
import { ProblemList } from './ProblemList.tsx'
import type { FitNoteView } from '../../../views/view.ts'
import type { StayState } from './use-stay.ts'

interface Props {
  stay: StayState
  faults?: FormState['faults']
  /** What was wrong with the link is over. */
  isSent?: boolean
}

export function StayInputs({ stay, faults = {}, isSent = false }: Props) {
  const { hotel, t, locale, known, started, room } = stay
  const problems = <ProblemList problems={isSent ? [] : (known?.problems ?? [])} search={known ?? stay.search} t={t} />
  if (started)
    return (
      <>
        {problems}
        <div
          className="stay__fields form__wide"
          role="group"
          aria-label={t('pages.reservation.change')}
          onFocus={loadPanels}
          onPointerEnter={loadPanels}
          onKeyDownCapture={stay.onKeyDownCapture}
        >
          <StayFields state={stay} hotel={hotel.slug} onChange={stay.change} />
        </div>
      </>
    )
  const adultsFrom = known?.guests.child.length ? ADULTS_ONLY[hotel.slug] : undefined
  return (
    <>
      {problems}
      {adultsFrom !== undefined && (
        <div className="alert alert--danger form__wide">
          <Icon name="warning" />
          <p>
            <span>{`${t('components.common.search.adultsOnlyChildren', { age: adultsFrom })} `}</span>
            <a href={writeReservation('', withoutChildren(known!))}>{t('components.common.search.withoutChildren')}</a>
          </p>
        </div>
      )}
      <div className="stay__plain form__wide">
        <PlainFields id="stay" t={t} field="field" input="input figures" values={stay.values} faults={faults} />
      </div>
      {stay.closed && (
        <div className="alert form__wide" data-closed>
          <Icon name="warning" />
          <p>{stay.closed}</p>
        </div>
      )}
      <PlainBirths t={t} births={stay.births} areAsked={stay.areBirthsAsked} />
      <input type="hidden" name="hotel" value={hotel.slug} />
      <input type="hidden" name="lang" value={locale} />
      {room && <input type="hidden" name="room" value={room.id} />}
    </>
  )
}

const withoutChildren = (search: Search): Search => ({ ...search, guests: { ...search.guests, child: [] } })

function Verdict({ verdict }: { verdict: FitNoteView | undefined }) {
  const { fit = 'yes', text, stays = [], instead } = verdict ?? {}
  const linked = ({ text: words, href }: { text: string; href?: string }) =>
    href ? (
      <a key={words} href={href}>
        {words}
      </a>
    ) : (
      <span key={words}>{words}</span>
    )
  return (
    <p className={`suits__room suits--${fit}`} aria-live="polite" data-verdict>
      <span>{stays.length > 0 ? `${text}: ` : text}</span>
      {stays.map(linked)}
      {instead && (
        <>
          <span> </span>
          {linked({ ...instead, text: instead.name })}
          <span>{` ${instead.text}`}</span>
        </>
      )}
    </p>
  )
}

export function StayFactList({ stay }: { stay: StayState }) {
  const { t, locale, known, search, room, verdict } = stay
  const facts = stayFacts({ ...(known ?? search), room: room?.name }, t, locale)
  return (
    <div className="form__wide">
      <dl className="facts" data-stay data-unknown={known ? undefined : true} data-room-name={room?.name}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{known ? value : '–'}</dd>
          </div>
        ))}
      </dl>
      <Verdict verdict={verdict} />
    </div>
  )
}

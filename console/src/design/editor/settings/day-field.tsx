import {
  type DayLimit,
  limitDay,
  limitSaid,
  type LimitUnit,
  limitUnits,
  MOST_FROM_TODAY,
  type SaidLimit,
  sayLimit,
} from '@coverwright/rules/design/forms'
import { parseDay, printDay } from '@coverwright/rules/kernel'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { plain } from './texts-field'

type Props = {
  label: string
  value: DayLimit | undefined
  isReadOnly: boolean
  onWrite: (limit: DayLimit | undefined) => void
}

const KINDS = ['none', 'on', 'today', 'before', 'after'] as const
type Kind = (typeof KINDS)[number]
const A_YEAR = { count: 1, unit: 'years' } as const

/** No limit, a day of the calendar, or one that is counted from today: 90 years before it. */
export function DayField({ label, value, isReadOnly, onWrite }: Props) {
  const t = useTexts('editor')
  const said = value && !('on' in value) ? sayLimit(value) : undefined
  const counted = typeof said === 'object' ? said : undefined
  const begin = (kind: Kind) => {
    if (kind === 'none') return onWrite(undefined)
    if (kind === 'on') return onWrite({ on: '' })
    onWrite(limitSaid(kind === 'today' ? 'today' : { ...(counted ?? A_YEAR), side: kind }))
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className="editor-pair editor-day">
          <select
            {...plain(control)}
            className="editor-input"
            value={kindOf(value, said)}
            disabled={isReadOnly}
            onChange={(event) => begin(event.target.value as Kind)}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`day.${kind}`)}
              </option>
            ))}
          </select>
          {value && 'on' in value && (
            <input
              type="date"
              className="editor-input"
              aria-label={t('day.onOf', { label })}
              value={value.on}
              readOnly={isReadOnly}
              onChange={(event) => onWrite({ on: event.target.value })}
            />
          )}
          {counted && <Counted {...{ label, counted, isReadOnly }} onSay={(next) => onWrite(limitSaid(next))} />}
        </div>
      )}
    </Field>
  )
}

const kindOf = (value: DayLimit | undefined, said: SaidLimit | 'today' | undefined): Kind =>
  value === undefined ? 'none' : said === undefined ? 'on' : said === 'today' ? 'today' : said.side

type CountedProps = { label: string; counted: SaidLimit; isReadOnly: boolean; onSay: (said: SaidLimit) => void }

/** So many days, months or years, and which day that is at present. */
function Counted({ label, counted, isReadOnly, onSay }: CountedProps) {
  const t = useTexts('editor')
  const { date, dayOf } = useFormats()
  const [typed, setTyped] = useState<string>()
  const { count, unit } = counted
  const [today] = useState(() => parseDay(dayOf(Date.now())))
  const day = today === null ? null : limitDay(limitSaid(counted), { day: today, minuteOfDay: 0 })
  return (
    <>
      <input
        type="number"
        className="editor-input"
        aria-label={t('day.countOf', { label })}
        min={1}
        max={MOST_FROM_TODAY[unit]}
        step={1}
        value={typed ?? count}
        readOnly={isReadOnly}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = Math.trunc(event.target.valueAsNumber)
          if (next >= 1) onSay({ ...counted, count: bounded(next, unit) })
        }}
        onBlur={() => setTyped(undefined)}
      />
      <select
        className="editor-input"
        aria-label={t('day.unitOf', { label })}
        value={unit}
        disabled={isReadOnly}
        onChange={(event) => {
          const next = event.target.value as LimitUnit
          onSay({ ...counted, unit: next, count: bounded(count, next) })
        }}
      >
        {limitUnits.map((each) => (
          <option key={each} value={each}>
            {t(`day.${each}`, { count })}
          </option>
        ))}
      </select>
      {day !== null && <p className="editor-note">{t('day.counted', { day: date(printDay(day)) })}</p>}
    </>
  )
}

const bounded = (count: number, unit: LimitUnit) => Math.min(MOST_FROM_TODAY[unit], count)

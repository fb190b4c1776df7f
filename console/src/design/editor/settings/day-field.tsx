import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { plain } from './texts-field'

type DayLimit = { readonly on: string } | { readonly daysFromToday: number }
type Props = {
  label: string
  value: DayLimit | undefined
  isReadOnly: boolean
  onWrite: (limit: DayLimit | undefined) => void
}

/** No limit, a day of the calendar, or so many days from today. */
export function DayField({ label, value, isReadOnly, onWrite }: Props) {
  const t = useTexts('editor')
  const kind = value === undefined ? 'none' : 'on' in value ? 'on' : 'from'
  const begin = (next: string) => {
    if (next === 'none') return onWrite(undefined)
    onWrite(next === 'on' ? { on: '' } : { daysFromToday: 0 })
  }
  return (
    <Field label={label}>
      {(control) => (
        <div className="editor-pair">
          <select
            {...plain(control)}
            className="editor-input"
            value={kind}
            disabled={isReadOnly}
            onChange={(event) => begin(event.target.value)}
          >
            <option value="none">{t('day.none')}</option>
            <option value="on">{t('day.on')}</option>
            <option value="from">{t('day.from')}</option>
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
          {value && 'daysFromToday' in value && (
            <input
              type="number"
              className="editor-input"
              aria-label={t('day.fromOf', { label })}
              min={-60_000}
              max={60_000}
              step={1}
              value={value.daysFromToday}
              readOnly={isReadOnly}
              onChange={(event) => onWrite({ daysFromToday: bounded(event.target.valueAsNumber) })}
            />
          )}
        </div>
      )}
    </Field>
  )
}

const bounded = (days: number) => Math.max(-60_000, Math.min(60_000, Math.trunc(days) || 0))

import { type DateFormat, dateFormats, type NumberPart } from '@coverwright/rules/selling/policy-numbers'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { CalendarDays, Plus, Type, X } from 'lucide-react'
import { useId } from 'react'

type Props = {
  name: 'prefixes' | 'suffixes'
  parts: readonly NumberPart[]
  error: string | undefined
  onChange: (parts: NumberPart[]) => void
}

const MOST = 5

/** What stands before or after the number: words, and dates of issue. */
export function NumberParts({ name, parts, error, onChange }: Props) {
  const t = useTexts('policy-numbers')
  const id = useId()
  const put = (at: number, part: NumberPart) => onChange(parts.map((each, place) => (place === at ? part : each)))
  return (
    <div className="numbers-parts" role="group" aria-labelledby={id}>
      <span className="numbers-label" id={id}>
        {t(`field.${name}`)}
      </span>
      {parts.map((part, at) => (
        <div key={at} className="numbers-part">
          {part.kind === 'text' ? <Type size={16} aria-hidden="true" /> : <CalendarDays size={16} aria-hidden="true" />}
          {part.kind === 'text' ? (
            <Input
              aria-label={t('part.text', { place: at + 1 })}
              value={part.text}
              maxLength={16}
              status={error ? 'error' : undefined}
              onChange={(event) => put(at, { kind: 'text', text: event.target.value })}
            />
          ) : (
            <select
              className="numbers-format cw-mono"
              aria-label={t('part.date', { place: at + 1 })}
              value={part.format}
              onChange={(event) => put(at, { kind: 'date', format: event.target.value as DateFormat })}
            >
              {dateFormats.map((format) => (
                <option key={format}>{format}</option>
              ))}
            </select>
          )}
          <button
            type="button"
            className="cw-icon-button"
            aria-label={t('part.remove', { place: at + 1 })}
            onClick={() => onChange(parts.filter((_, place) => place !== at))}
          >
            <X />
          </button>
        </div>
      ))}
      {error && <p className="numbers-error">{error}</p>}
      {parts.length < MOST && (
        <div className="numbers-add">
          <Button size="small" icon={<Plus />} onClick={() => onChange([...parts, { kind: 'text', text: '' }])}>
            {t('part.addText')}
          </Button>
          <Button size="small" icon={<Plus />} onClick={() => onChange([...parts, { kind: 'date', format: 'YYYY' }])}>
            {t('part.addDate')}
          </Button>
        </div>
      )}
    </div>
  )
}

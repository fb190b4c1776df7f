import type { HistoryView } from '@coverwright/contract/release/versions'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

type Props = { label: string; history: HistoryView; value: string; onChange: (point: string) => void }

/** A point of the history: a version, after a change, or how it began. */
export function PointSelect({ label, history, value, onChange }: Props) {
  const t = useTexts('versions')
  const { dateTime } = useFormats()
  const changes = history.entries.flatMap((entry) => (entry.kind === 'body' ? [entry] : []))
  return (
    <label className="history-point">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <optgroup label={t('point.versions')}>
          {history.versions.map(({ id, number, state }) => (
            <option key={id} value={id}>
              {t(`point.${state}`, { number })}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('point.changes')}>
          {changes.map(({ id, savedAt, by }) => (
            <option key={id} value={id}>
              {by ? t('point.by', { at: dateTime(savedAt), name: by }) : dateTime(savedAt)}
            </option>
          ))}
          {changes.length > 0 && <option value="oldest">{t('point.oldest')}</option>}
        </optgroup>
      </select>
    </label>
  )
}

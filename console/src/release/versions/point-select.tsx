import type { HistoryView } from '@coverwright/contract/release/versions'
import { Field } from '@coverwright/ui/field'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'

type Props = { label: string; history: HistoryView; value: string; onChange: (point: string) => void }

/** A point of the history: a version, after a change, or how it began. */
export function PointSelect({ label, history, value, onChange }: Props) {
  const t = useTexts('versions')
  const { dateTime } = useFormats()
  const versions = history.versions.map(({ id, number, state, name }) => ({
    value: id,
    label: name ? t('point.named', { number, name }) : t(`point.${state}`, { number }),
  }))
  const changes = history.entries.flatMap((entry) => {
    if (entry.kind !== 'body') return []
    const at = dateTime(entry.savedAt)
    return [{ value: entry.id, label: entry.by ? t('point.by', { at, name: entry.by }) : at }]
  })
  const began = changes.length > 0 ? [{ value: 'oldest', label: t('point.oldest') }] : []
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[
            { label: t('point.versions'), options: versions },
            { label: t('point.changes'), options: [...changes, ...began] },
          ]}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

import type { HistoryView } from '@coverwright/contract/release/versions'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'

type Props = { history: HistoryView; value: string; onChange: (bodyId: string) => void }

/** The changes of one draft alone, where there are several. */
export function DraftFilter({ history: { versions }, value, onChange }: Props) {
  const t = useTexts('versions')
  const drafts = versions.filter(({ state }) => state === 'draft')
  if (drafts.length < 2 && value === '') return null
  const options = drafts.map(({ id, name }) => ({ value: id, label: name || t('point.mainDraft') }))
  return (
    <Field label={t('filter.label')} className="history-note">
      {(control) => (
        <Select
          {...control}
          value={value}
          options={[{ value: '', label: t('filter.all') }, ...options]}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

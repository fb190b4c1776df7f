import type { ImportDetail, RegionPlan } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { AutoComplete } from 'antd'

type Mapped = RegionPlan['mapping']['columns'][number]
type Names = ImportDetail['names']
type Props = { column: Mapped; names: Names; onChange: (patch: Partial<Mapped>) => void }

/** Which of the customer's answers a column is matched by. */
export function ColumnSource({ column, names, onChange }: Props) {
  const t = useTexts('imports')
  return (
    <>
      <AutoComplete
        className="import-source"
        value={column.source ?? ''}
        aria-label={t('column.source', { name: column.title })}
        placeholder={t('column.noSource')}
        options={sourceOptions(names)}
        filterOption={(text, option) => String(option?.label).toLowerCase().includes(text.toLowerCase())}
        onChange={(source: string) => onChange({ source: source.trim() || null })}
      />
      <Asked source={column.source} names={names} />
    </>
  )
}

export const sourceOptions = (names: Names) =>
  names.map(({ name, titles }) => ({ value: name, label: titles[0] ? `${titles[0]} (${name})` : name }))

/** What a data name or a formula means to people; or that nobody is asked for it yet. */
export function Asked({ source, names }: { source: string | null; names: Names }) {
  const t = useTexts('imports')
  if (!source) return <span className="import-reason import-warn">{t('column.noQuestion')}</span>
  const aged = /^age\((\w+), startDate\)$/.exec(source)?.[1]
  const known = names.find(({ name }) => name === (aged ?? source))
  const title = known?.titles[0]
  if (!title) return null
  return <span className="import-reason">{aged ? t('column.ageOf', { title }) : title}</span>
}

import {
  type Block,
  type ListName,
  type TableColumn,
  templateLimits as limits,
} from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { toast } from '@coverwright/ui/toast'
import { Plus, X } from 'lucide-react'
import { columnsForList } from './columns-for-list'
import { ListSelect } from './list-select'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Table = Extract<Block, { kind: 'table' }>

/** A row for each entry of a list; of another list the columns stay that it has too. */
export function TableFields({ block, onChange }: { block: Table; onChange: (block: Table) => void }) {
  const t = useTexts('templates')
  const { variables, language } = useBuilder()
  const { columns, sum } = block
  const goOver = (over: ListName) => {
    const { kept, gone } = columnsForList(columns, over, variables)
    onChange({ ...block, over, columns: kept })
    const names = gone.map(({ title, value }) => textIn(title, language) || textIn(value, language))
    if (gone.length > 0) toast({ text: t('build.columnsGone', { count: gone.length, names: names.join(', ') }) })
  }
  const change = (place: number, part: Partial<TableColumn>) =>
    onChange({ ...block, columns: columns.map((column, at) => (at === place ? { ...column, ...part } : column)) })
  return (
    <>
      <ListSelect label={t('build.overRows')} value={block.over} onChange={goOver} />
      <TextsField
        label={t('build.tableTitle')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      {columns.map((column, place) => (
        <div key={column.id} className="mail-row" role="group" aria-label={t('build.column', { number: place + 1 })}>
          <TextsField
            label={t('build.columnTitle')}
            value={column.title}
            most={limits.label}
            onChange={(title) => change(place, { title })}
          />
          <TextsField
            label={t('build.value')}
            value={column.value}
            most={limits.label}
            inside={block.over}
            onChange={(value) => change(place, { value })}
          />
          <Segments
            label={t('build.align')}
            value={column.align}
            options={[
              { value: 'left', label: t('build.left') },
              { value: 'right', label: t('build.right') },
            ]}
            onChange={(align) => change(place, { align })}
          />
          {columns.length > 1 && (
            <Button
              size="small"
              type="text"
              icon={<X />}
              aria-label={t('build.removeColumn', { number: place + 1 })}
              onClick={() => onChange({ ...block, columns: columns.filter((_, at) => at !== place) })}
            />
          )}
        </div>
      ))}
      {columns.length < limits.columns && (
        <Button size="small" icon={<Plus />} onClick={() => onChange({ ...block, columns: [...columns, newColumn()] })}>
          {t('build.addColumn')}
        </Button>
      )}
      <TextsField
        label={t('build.sumLabel')}
        value={sum.label}
        most={limits.label}
        onChange={(label) => onChange({ ...block, sum: { ...sum, label } })}
      />
      <TextsField
        label={t('build.sumValue')}
        value={sum.value}
        most={limits.label}
        onChange={(value) => onChange({ ...block, sum: { ...sum, value } })}
      />
    </>
  )
}

const newColumn = (): TableColumn => ({ id: crypto.randomUUID(), title: {}, value: {}, align: 'left' })

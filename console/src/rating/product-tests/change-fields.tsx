import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { Input, Select } from 'antd'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import {
  type ChangeDraft,
  changeOn,
  filterColumns,
  isTypedRight,
  otherDayOf,
  type Taken,
  valueColumns,
  valuesIn,
} from './change-draft'
import type { BookTable } from './use-book-tables'

type Props = {
  number: number
  draft: ChangeDraft
  tables: readonly BookTable[]
  taken: Taken
  /** The day that the book is priced on. */
  day: string
  onDay: (day: string) => void
  onChange: (next: ChangeDraft) => void
  onRemove: () => void
}

/** One change as a sentence: this table, these rows, this value, by so much. */
export function ChangeFields({ number, draft, tables, taken, day, onDay, onChange, onRemove }: Props) {
  const t = useTexts('product-tests')
  const { date, decimal, decimalMark } = useFormats()
  const table = tables.find((each) => each.table.id === draft.table)?.table
  if (!table) return null
  const isRight = isTypedRight(draft, decimalMark)
  const otherDay = otherDayOf(draft, [table], day)
  const kinds = ['percent', 'add', 'set'] as const
  return (
    <fieldset className="impact-change">
      <legend>{t('change.legend', { number })}</legend>
      <Button
        type="text"
        size="small"
        className="impact-remove"
        icon={<Trash2 size={14} />}
        aria-label={t('change.remove', { number })}
        onClick={onRemove}
      />
      <Select
        aria-label={t('change.table')}
        value={draft.table}
        options={tables.map((each) => ({ value: each.table.id, label: each.table.name }))}
        onChange={(id) => {
          const other = tables.find((each) => each.table.id === id)
          if (other) onChange({ ...draft, ...changeOn(other.table, day, taken) })
        }}
      />
      {table.versions.length > 1 && (
        <Select
          aria-label={t('change.version')}
          value={draft.version}
          options={table.versions.toReversed().map(({ id, effectiveFrom }) => ({
            value: id,
            label: t('change.holdsFrom', { from: date(effectiveFrom) }),
          }))}
          onChange={(version) => onChange({ ...draft, version, where: {} })}
        />
      )}
      {otherDay !== null && <NotHeld {...{ day, otherDay, onDay }} />}
      {filterColumns(table).map((column) => (
        <RowFilter key={column.id} column={column} draft={draft} table={table} onChange={onChange} />
      ))}
      {valueColumns(table).length > 1 && (
        <Select
          aria-label={t('change.column')}
          value={draft.column}
          options={valueColumns(table).map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(column) => onChange({ ...draft, column })}
        />
      )}
      <div className="impact-by">
        <Segments
          label={t('change.by')}
          options={kinds.map((kind) => ({ value: kind, label: t(`change.kind.${kind}`) }))}
          value={draft.kind}
          onChange={(kind) => onChange({ ...draft, kind })}
        />
        <Input
          aria-label={t('change.amount')}
          inputMode="decimal"
          value={draft.typed}
          suffix={draft.kind === 'percent' ? '%' : undefined}
          {...(isRight ? {} : { status: 'error' as const, 'aria-invalid': true })}
          onChange={(event) => onChange({ ...draft, typed: event.target.value })}
        />
      </div>
      {!isRight && draft.typed.trim() !== '' && (
        <p className="tests-wrong" role="alert">
          {t('notFigure', { example: decimal('1234.5') })}
        </p>
      )}
    </fieldset>
  )
}

/** A version that prices nobody on the day of the book, and the way to a day on which it does. */
function NotHeld({ day, otherDay, onDay }: Pick<Props, 'day' | 'onDay'> & { otherDay: string }) {
  const t = useTexts('product-tests')
  const { date } = useFormats()
  return (
    <p className="tests-wrong" role="alert">
      {t('change.notHeld', { day: date(day) })}{' '}
      <Button type="link" size="small" onClick={() => onDay(otherDay)}>
        {t('change.priceOn', { day: date(otherDay) })}
      </Button>
    </p>
  )
}

type FilterProps = Pick<Props, 'draft' | 'onChange'> & {
  column: { id: string; title: string }
  table: BookTable['table']
}

function RowFilter({ column, draft, table, onChange }: FilterProps) {
  const t = useTexts('product-tests')
  const values = useMemo(() => valuesIn(table, draft.version, column.id), [table, draft.version, column.id])
  const set = (text: string | undefined) => {
    const { [column.id]: _, ...others } = draft.where
    onChange({ ...draft, where: text === undefined ? others : { ...others, [column.id]: text } })
  }
  return (
    <Select
      aria-label={column.title}
      placeholder={t('change.every', { column: column.title })}
      allowClear
      showSearch
      value={draft.where[column.id]}
      options={values.map((text) => ({ value: text, label: `${column.title}: ${text}` }))}
      onChange={set}
    />
  )
}

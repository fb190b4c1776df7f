import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { Input, Select } from 'antd'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { bandsOf, type ColumnDraft, type ColumnKind, columnKinds, newColumn } from './column-draft'
import { TrendField } from './trend-field'

type Props = {
  columns: readonly ColumnDraft[]
  /** For a new column of amounts. */
  currency: string
  /** Only titles may change: rows that were in force are read by these columns. */
  isFrozen?: boolean
  /** Why a column cannot go or become something else: who uses it. */
  usesOf?: (id: string) => string
  /** What is to be known about a column as it is now. */
  noteOf?: (column: ColumnDraft) => string
  onChange: (columns: readonly ColumnDraft[]) => void
}

/** The columns of a table, one under the other: title, kind, and what a kind asks for besides. */
export function ColumnFields({ columns, currency, isFrozen = false, usesOf, noteOf, onChange }: Props) {
  const t = useTexts('tables')
  const put = (at: number, change: Partial<ColumnDraft>) =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...change } : column)))
  const move = (at: number, by: 1 | -1) => {
    const moved = columns.filter((_, place) => place !== at)
    onChange(moved.toSpliced(at + by, 0, columns[at] as ColumnDraft))
  }
  return (
    <fieldset className="new-columns">
      <legend>{t('new.columns')}</legend>
      {columns.map((column, at) => (
        <ColumnField
          key={column.id || `new-${at}`}
          {...{ at, column, isFrozen }}
          count={columns.length}
          bands={bandsOf(columns)}
          uses={usesOf?.(column.id) ?? ''}
          note={noteOf?.(column) ?? ''}
          onPut={(change) => put(at, change)}
          onMove={(by) => move(at, by)}
          onRemove={() => onChange(columns.filter((_, place) => place !== at))}
        />
      ))}
      {!isFrozen && (
        <Button
          icon={<Plus size={15} />}
          disabled={columns.length >= 60}
          onClick={() => onChange([...columns, newColumn('factor', currency)])}
        >
          {t('new.addColumn')}
        </Button>
      )}
    </fieldset>
  )
}

type FieldProps = {
  column: ColumnDraft
  at: number
  count: number
  bands: readonly ColumnDraft[]
  isFrozen: boolean
  uses: string
  note: string
  onPut: (change: Partial<ColumnDraft>) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function ColumnField({ column, at, bands, count, isFrozen, uses, note, onPut, onMove, onRemove }: FieldProps) {
  const t = useTexts('tables')
  const number = at + 1
  return (
    <div className="new-column">
      <Input
        value={column.title}
        maxLength={200}
        aria-label={t('new.columnTitle', { number })}
        placeholder={t('new.columnTitle', { number })}
        onChange={(event) => onPut({ title: event.target.value })}
      />
      <Select
        value={column.kind}
        disabled={isFrozen}
        aria-label={t('new.columnKind', { number })}
        onChange={(kind: ColumnKind) => onPut({ kind })}
        options={columnKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <KindDetail {...{ column, isFrozen, number, onPut }} />
      <span className="new-column-acts">
        <Button
          type="text"
          icon={<ArrowUp size={15} />}
          aria-label={t('columns.up', { number })}
          disabled={isFrozen || at === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          type="text"
          icon={<ArrowDown size={15} />}
          aria-label={t('columns.down', { number })}
          disabled={isFrozen || number === count}
          onClick={() => onMove(1)}
        />
        <Button
          type="text"
          icon={<Trash2 size={15} />}
          aria-label={t('new.removeColumn', { number })}
          title={uses ? t('columns.usedBy', { uses }) : undefined}
          disabled={isFrozen || count <= 2 || uses !== ''}
          onClick={onRemove}
        />
      </span>
      <TrendField {...{ bands, column, number, onPut }} />
      {uses && <p className="new-column-uses">{t('columns.usedBy', { uses })}</p>}
      {note && <p className="new-column-note">{note}</p>}
    </div>
  )
}

type DetailProps = Pick<FieldProps, 'column' | 'isFrozen' | 'onPut'> & { number: number }

/** The currency of amounts, the decimals of bands. */
function KindDetail({ column, isFrozen, number, onPut }: DetailProps) {
  const t = useTexts('tables')
  if (column.kind === 'amount')
    return (
      <Input
        value={column.currency}
        disabled={isFrozen}
        maxLength={3}
        aria-label={t('columns.currency', { number })}
        onChange={(event) => onPut({ currency: event.target.value.toUpperCase() })}
      />
    )
  if (column.kind !== 'bandNumber') return <span />
  return (
    <NumberInput
      value={column.places}
      min={0}
      max={12}
      disabled={isFrozen}
      suffix={t('columns.places')}
      placeholder={t('columns.anyPlaces')}
      aria-label={t('columns.placesOf', { number })}
      onChange={(places) => onPut({ places })}
    />
  )
}

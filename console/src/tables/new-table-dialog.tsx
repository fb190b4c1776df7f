import type { ProductView } from '@coverwright/contract/products'
import type { TableColumnView } from '@coverwright/contract/tables'
import { keyFrom } from '@coverwright/rules/tables'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Alert, Button, Input, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useErrorWords } from '../platform/words'
import { tableAt, useCreateTable } from './use-tables'

const kinds = [
  'exactText',
  'exactNumber',
  'exactDate',
  'exactYesNo',
  'bandNumber',
  'bandDate',
  'factor',
  'amount',
  'text',
  'any',
] as const
type Kind = (typeof kinds)[number]
type ColumnDraft = { readonly title: string; readonly kind: Kind }

const FIRST: readonly ColumnDraft[] = [
  { title: '', kind: 'bandNumber' },
  { title: '', kind: 'factor' },
]

/** A table that is typed in rather than imported: its name and its columns, then the empty grid. */
export function NewTableDialog({ product, onClose }: { product: ProductView; onClose: () => void }) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const navigate = useNavigate()
  const create = useCreateTable()
  const [name, setName] = useState('')
  const [use, setUse] = useState<'pricing' | 'underwriting'>('pricing')
  const [columns, setColumns] = useState(FIRST)
  const ids = { name: useId(), use: useId() }
  const isReady = name.trim() !== '' && columns.every(({ title }) => title.trim() !== '')
  const send = () =>
    create.mutate(
      {
        productId: product.id,
        name,
        use,
        columns: columnsOf(columns, product.currency),
        effectiveFrom: new Date().toISOString().slice(0, 10),
      },
      { onSuccess: (table) => navigate(tableAt(product.id, table.id)) },
    )
  return (
    <Dialog
      open
      title={t('list.new')}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('acts.cancel')}</Button>
          <Button type="primary" disabled={!isReady} loading={create.isPending} onClick={send}>
            {t('new.create')}
          </Button>
        </>
      }
    >
      <div className="table-form">
        {create.error && <Alert type="error" title={words(create.error)} showIcon />}
        <label htmlFor={ids.name}>
          {t('new.name')}
          <Input
            id={ids.name}
            value={name}
            maxLength={100}
            data-autofocus
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label htmlFor={ids.use}>
          {t('new.use')}
          <Select
            id={ids.use}
            value={use}
            onChange={setUse}
            options={(['pricing', 'underwriting'] as const).map((value) => ({ value, label: t(`use.${value}`) }))}
          />
        </label>
        <ColumnFields columns={columns} onChange={setColumns} />
      </div>
    </Dialog>
  )
}

type FieldsProps = { columns: readonly ColumnDraft[]; onChange: (columns: readonly ColumnDraft[]) => void }

function ColumnFields({ columns, onChange }: FieldsProps) {
  const t = useTexts('tables')
  const put = (at: number, change: Partial<ColumnDraft>) =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...change } : column)))
  return (
    <fieldset className="new-columns">
      <legend>{t('new.columns')}</legend>
      {columns.map((column, at) => (
        <div key={at} className="new-column">
          <Input
            value={column.title}
            aria-label={t('new.columnTitle', { number: at + 1 })}
            placeholder={t('new.columnTitle', { number: at + 1 })}
            onChange={(event) => put(at, { title: event.target.value })}
          />
          <Select
            value={column.kind}
            aria-label={t('new.columnKind', { number: at + 1 })}
            onChange={(kind: Kind) => put(at, { kind })}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <Button
            type="text"
            icon={<Trash2 size={15} />}
            aria-label={t('new.removeColumn', { number: at + 1 })}
            disabled={columns.length <= 2}
            onClick={() => onChange(columns.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        icon={<Plus size={15} />}
        disabled={columns.length >= 60}
        onClick={() => onChange([...columns, { title: '', kind: 'factor' }])}
      >
        {t('new.addColumn')}
      </Button>
    </fieldset>
  )
}

function columnsOf(drafts: readonly ColumnDraft[], currency: string): TableColumnView[] {
  const taken: string[] = []
  return drafts.map(({ kind, title }) => {
    const id = keyFrom(title, taken).replace(/^table(\d*)$/, 'column$1')
    taken.push(id)
    const head = { id, title: title.trim() }
    switch (kind) {
      case 'exactText':
        return { ...head, role: 'exact', of: 'text' }
      case 'exactNumber':
        return { ...head, role: 'exact', of: 'number' }
      case 'exactDate':
        return { ...head, role: 'exact', of: 'date' }
      case 'exactYesNo':
        return { ...head, role: 'exact', of: 'yesNo' }
      case 'bandNumber':
        return { ...head, role: 'band', of: 'number', places: 0 }
      case 'bandDate':
        return { ...head, role: 'band', of: 'date' }
      case 'amount':
        return { ...head, role: 'amount', currency }
      case 'factor':
      case 'text':
      case 'any':
        return { ...head, role: kind }
    }
  })
}

import type { ProductView } from '@coverwright/contract/design/products'
import { printDay } from '@coverwright/rules/kernel'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Alert, Input, Select } from 'antd'
import { useId, useState } from 'react'
import { useCompanyDay } from '../../platform/day'
import { useErrorWords } from '../../platform/words'
import { type ColumnDraft, columnsOf, newColumn } from './column-draft'
import { ColumnFields } from './column-fields'
import { tableAt, useCreateTable } from './use-tables'

/** A table that is typed in rather than imported: its name and its columns, then the empty grid. */
export function NewTableDialog({ product, onClose }: { product: ProductView; onClose: () => void }) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const navigate = useNavigate()
  const create = useCreateTable()
  const today = useCompanyDay()
  const [name, setName] = useState('')
  const [use, setUse] = useState<'pricing' | 'underwriting'>('pricing')
  const [columns, setColumns] = useState(() => firstColumns(product.currency))
  const ids = { name: useId(), use: useId() }
  const isReady = name.trim() !== '' && columns.every(({ title }) => title.trim() !== '')
  const send = () =>
    create.mutate(
      {
        productId: product.id,
        name,
        use,
        columns: columnsOf(columns),
        effectiveFrom: printDay(today),
      },
      { onSuccess: (table) => navigate(tableAt(product.id, table.id)) },
    )
  return (
    <Dialog
      open
      title={t('list.new')}
      width={720}
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
        <ColumnFields columns={columns} currency={product.currency} onChange={setColumns} />
      </div>
    </Dialog>
  )
}

const firstColumns = (currency: string): readonly ColumnDraft[] => [
  newColumn('bandNumber', currency),
  newColumn('factor', currency),
]

import type { TableColumnView, TableView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { useTexts } from '@coverwright/ui/locales'
import { Alert } from 'antd'
import { useMemo, useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { type ColumnDraft, columnsOf, draftOf, kindOf } from './column-draft'
import { ColumnFields } from './column-fields'
import type { OpenSheet } from './open-sheet'
import { countMisfits } from './sheet/lost-cells'
import { useChangeColumns } from './use-change-columns'

type Props = { opened: OpenSheet; table: TableView; onClose: () => void }

const CURRENCY = /^[A-Z]{3}$/

/** The columns of a table that has rows already: what becomes of the cells is said before it is done. */
export function ColumnsDialog({ opened, table, onClose }: Props) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const isFrozen = !table.may.includes('changeColumns')
  const currency = table.columns.find((column) => column.role === 'amount')?.currency ?? 'USD'
  const { drafts, isSame, misfits, put } = useDrafts(opened, table.columns, currency)
  const { change, error, isChanging } = useChangeColumns(opened, table)
  const columns = useMemo(() => columnsOf(drafts, table.columns), [drafts, table.columns])
  const lost = table.columns.filter(({ id }) => !drafts.some((draft) => draft.id === id))
  const isReady = drafts.every((draft) => draft.title.trim() !== '' && CURRENCY.test(draft.currency))
  const usesOf = (id: string) =>
    table.usedBy
      .filter((use) => use.columns.includes(id))
      .map(({ title }) => title)
      .join(', ')
  const send = async () => {
    if (await change(columns)) onClose()
  }
  return (
    <Dialog
      open
      title={t('columns.title')}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('acts.cancel')}</Button>
          <Button
            type="primary"
            disabled={!isReady || isSame || !opened.sheet.isWhole}
            loading={isChanging}
            onClick={() => void send()}
          >
            {t('columns.save')}
          </Button>
        </>
      }
    >
      <div className="table-form">
        {isFrozen && <Alert type="info" title={t('columns.frozen')} showIcon />}
        {error !== null && <Alert type="error" title={words(error)} showIcon />}
        {lost.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('columns.lost', {
              columns: lost.map(({ title }) => title).join(', '),
              rows: opened.sheet.rowCount,
            })}
          />
        )}
        <ColumnFields
          {...{ currency, isFrozen, usesOf }}
          columns={drafts}
          noteOf={({ id }) => (misfits[id] ? t('columns.misfits', { count: misfits[id] }) : '')}
          onChange={put}
        />
      </div>
    </Dialog>
  )
}

/** Counts, whenever a column is given another kind, the cells that could not be read under it. */
function useDrafts(opened: OpenSheet, before: readonly TableColumnView[], currency: string) {
  const [first] = useState<readonly ColumnDraft[]>(() => before.map((one) => draftOf(one, currency)))
  const [drafts, setDrafts] = useState(first)
  const [misfits, setMisfits] = useState<Readonly<Record<string, number>>>({})
  const put = (next: readonly ColumnDraft[]) => {
    for (const draft of next) {
      const at = before.findIndex(({ id }) => id === draft.id)
      if (at < 0 || drafts.find(({ id }) => id === draft.id)?.kind === draft.kind) continue
      const isSame = kindOf(before[at] as TableColumnView) === draft.kind
      const [column] = columnsOf([draft], before)
      const count = isSame || !column ? 0 : countMisfits(opened.sheet, at, column as TableColumn)
      setMisfits((counts) => ({ ...counts, [draft.id]: count }))
    }
    setDrafts(next)
  }
  return { drafts, isSame: JSON.stringify(drafts) === JSON.stringify(first), misfits, put }
}

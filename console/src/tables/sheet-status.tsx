import type { TableVersionView } from '@coverwright/contract/tables'
import { useFormats } from '@coverwright/ui/formats'
import { Kbd } from '@coverwright/ui/kbd'
import { useTexts } from '@coverwright/ui/locales'
import { Button } from 'antd'
import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { RefusedCall } from '../platform/wire'
import { useErrorWords } from '../platform/words'
import { useLoadedRows, useSelection } from './use-rows'
import type { OpenSheet, SheetState } from './use-sheet'

type Props = {
  opened: OpenSheet
  state: SheetState
  version: TableVersionView
  onRetry: () => void
  onReopen: () => void
}

/** The line under the rows: how many there are, what is selected, and whether it is saved. */
export function SheetStatus({ opened, state, version, onRetry, onReopen }: Props) {
  const t = useTexts('tables')
  const { number } = useFormats()
  const { sheet } = opened
  const loaded = useLoadedRows(sheet)
  const { column, row } = useSelection(opened.selection)
  return (
    <footer className="table-status">
      <span>{t('status.size', { rows: sheet.rowCount, columns: sheet.columns.length })}</span>
      {sheet.isViewed && <span>{t('status.shown', { count: sheet.count })}</span>}
      {loaded < sheet.rowCount && (
        <span role="status">{t('status.loading', { done: number(loaded), all: number(sheet.rowCount) })}</span>
      )}
      {sheet.count > 0 && (
        <span>{t('status.selected', { row: sheet.placeAt(row) + 1, column: sheet.columns[column]?.title ?? '' })}</span>
      )}
      <span className="table-status-end">
        {version.state === 'draft' ? (
          <SavingWords {...{ onReopen, onRetry, state }} />
        ) : (
          <span>{t('status.frozen')}</span>
        )}
        <span className="table-keys">
          <Kbd>F2</Kbd> {t('status.edit')} <Kbd>Ctrl Z</Kbd> {t('status.undo')} <Kbd>Ctrl D</Kbd> {t('status.fill')}
        </span>
      </span>
    </footer>
  )
}

function SavingWords({ onReopen, onRetry, state }: Pick<Props, 'onReopen' | 'onRetry' | 'state'>) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const isChanged = state.isStale || (state.error instanceof RefusedCall && state.error.code === 'tables.changed')
  if (isChanged)
    return (
      <span role="alert" className="table-failed">
        <CircleAlert size={14} /> {t('status.changed')}
        <Button size="small" onClick={onReopen}>
          {t('status.reopen')}
        </Button>
      </span>
    )
  if (state.saving === 'failed' || state.error)
    return (
      <span role="alert" className="table-failed">
        <CircleAlert size={14} /> {t('status.failed', { why: words(state.error) })}
        <Button size="small" onClick={onRetry}>
          {t('status.retry')}
        </Button>
      </span>
    )
  return (
    <span role="status" className="table-saved">
      {state.saving === 'saved' ? <CloudCheck size={14} /> : <CloudUpload size={14} />} {t(`status.${state.saving}`)}
    </span>
  )
}

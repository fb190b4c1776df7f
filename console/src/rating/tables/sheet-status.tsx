import type { TableVersionView } from '@coverwright/contract/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { Kbd } from '@coverwright/ui/kbd'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { FailedCall } from '../../platform/wire'
import { useErrorWords } from '../../platform/words'
import type { OpenSheet } from './open-sheet'
import { SelectedSums } from './selected-sums'
import { useLoadedRows, useSelection, useStructure } from './use-rows'
import { useSheetFact } from './use-sheet'

type Props = { opened: OpenSheet; version: TableVersionView }

/** The line under the rows: how many there are, what is selected, and whether it is saved. */
export function SheetStatus({ opened, version }: Props) {
  const t = useTexts('tables')
  const { sheet } = opened
  useStructure(sheet)
  const mayEdit = version.may.includes('edit')
  return (
    <footer className="table-status">
      <span>{t('status.size', { rows: sheet.rowCount, columns: sheet.columns.length })}</span>
      {sheet.isViewed && <span>{t('status.shown', { count: sheet.count })}</span>}
      <LoadedWords opened={opened} />
      <SelectedWords opened={opened} />
      <SelectedSums opened={opened} />
      <span className="table-status-end">
        {mayEdit ? (
          <SavingWords opened={opened} />
        ) : (
          <span>{t(version.may.includes('copy') ? 'status.frozen' : 'status.readOnly')}</span>
        )}
        <span className="table-keys">
          {mayEdit && (
            <>
              <Kbd>F2</Kbd> {t('status.edit')} <Kbd>Ctrl Z</Kbd> {t('status.undo')} <Kbd>Ctrl D</Kbd>{' '}
              {t('status.fill')}{' '}
            </>
          )}
          <Kbd>Ctrl F</Kbd> {t('status.find')}
        </span>
      </span>
    </footer>
  )
}

function LoadedWords({ opened }: Pick<Props, 'opened'>) {
  const { sheet } = opened
  const t = useTexts('tables')
  const { number } = useFormats()
  const words = useErrorWords()
  const loaded = useLoadedRows(sheet)
  const unread = useSheetFact(opened, (one) => one.get().unread)
  if (unread)
    return (
      <span role="alert" className="table-failed">
        <CircleAlert size={14} /> {t('status.unread', { why: words(unread) })}
        <Button size="small" onClick={() => opened.readOn()}>
          {t('status.readAgain')}
        </Button>
      </span>
    )
  if (loaded >= sheet.rowCount) return null
  return <span role="status">{t('status.loading', { done: number(loaded), all: number(sheet.rowCount) })}</span>
}

function SelectedWords({ opened: { selection, sheet } }: Pick<Props, 'opened'>) {
  const t = useTexts('tables')
  const { column, row } = useSelection(selection)
  if (sheet.count === 0) return null
  const { bottom, left, right, top } = selection.selected
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  if (rows * columns > 1) return <span role="status">{t('status.area', { rows, columns })}</span>
  return (
    <span>{t('status.selected', { row: sheet.placeAt(row) + 1, column: sheet.columns[column]?.title ?? '' })}</span>
  )
}

function SavingWords({ opened }: Pick<Props, 'opened'>) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { error, isPasting, saving } = useSheetFact(opened, (one) => one.get())
  if (isPasting)
    return (
      <span role="status" className="table-saved">
        <CloudUpload size={14} /> {t('status.pasting')}
      </span>
    )
  if (saving === 'failed' || error)
    return (
      <span role="alert" className="table-failed">
        <CircleAlert size={14} />{' '}
        {error instanceof FailedCall
          ? t(error.reason === 'expired' ? 'status.expired' : 'status.offline')
          : t('status.failed', { why: words(error) })}
        <Button size="small" onClick={() => void opened.queue.flush()}>
          {t('status.retry')}
        </Button>
      </span>
    )
  const left = saving === 'saved' ? 0 : opened.queue.left
  return (
    <span role="status" className="table-saved">
      {saving === 'saved' ? <CloudCheck size={14} /> : <CloudUpload size={14} />}{' '}
      {left > 1_000 ? t('status.savingRows', { count: left }) : t(`status.${saving}`)}
    </span>
  )
}

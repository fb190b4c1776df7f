import type { CellEditView } from '@coverwright/contract/rating/tables'
import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { useCellWords } from './use-cell-words'
import { useSelection } from './use-rows'
import { useCellHistory } from './use-tables'
import type { OpenSheet } from './open-sheet'

/** Who made the selected cell what it is. */
export function HistoryPanel({ opened, tableId }: { opened: OpenSheet; tableId: string }) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const { column: at, row } = useSelection(opened.selection)
  const column = opened.sheet.columns[at]
  const rowId = opened.sheet.rowAt(row)?.id
  const { data, error, refetch } = useCellHistory(tableId, rowId, column?.id)
  if (!column || rowId === undefined || rowId < 0) return <p className="panel-note">{t('history.choose')}</p>
  if (error) return <ErrorState about={words(error)} onRetry={() => void refetch()} />
  return (
    <>
      <p className="panel-note">{t('history.of', { column: column.title, row: opened.sheet.placeAt(row) + 1 })}</p>
      {!data ? (
        <ListSkeleton rows={3} />
      ) : data.edits.length === 0 ? (
        <p className="panel-note">{t('history.none')}</p>
      ) : (
        <ul className="panel-list">
          {data.edits.map((edit) => (
            <Edit key={edit.id} edit={edit} column={column} />
          ))}
        </ul>
      )}
    </>
  )
}

function Edit({ edit, column }: { edit: CellEditView; column: TableColumn }) {
  const t = useTexts('tables')
  const { dateTime } = useFormats()
  const words = useCellWords()
  const say = (cell: unknown) => words(column, cell as Cell) || t('history.empty')
  const what =
    edit.kind === 'cell'
      ? t('history.change', { before: say(edit.before), after: say(edit.after) })
      : t(`history.${edit.kind}`)
  return (
    <li className="panel-item">
      <p>{what}</p>
      <p className="panel-customer">
        {[
          edit.madeByName || t(edit.madeBy === null ? 'history.automatic' : 'history.somebody'),
          dateTime(edit.madeAt),
          edit.versionNumber && `v${edit.versionNumber}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

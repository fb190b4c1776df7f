import type { RowChange } from '@coverwright/contract/rating/tables'
import { isMatchColumn, type TableColumn } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Users } from 'lucide-react'
import type { OpenSheet } from './open-sheet'
import type { Conflict } from './sheet/catch-up'
import { useCellWords } from './use-cell-words'
import { useSheetFact } from './use-sheet'

type Props = {
  opened: OpenSheet
  onGo: (rowId: number, columnId?: string | null) => void
  onChanges: (changes: RowChange[]) => void
}

const SHOWN = 20

/** Where two people changed the same: both values, and which one it shall be. Theirs stands in the table until then. */
export function Conflicts({ opened, onGo, onChanges }: Props) {
  const t = useTexts('tables')
  const conflicts = useSheetFact(opened, (one) => one.get().conflicts)
  if (conflicts.length === 0) return null
  const take = (conflict: Conflict) => {
    onChanges(mineOf(opened, conflict))
    opened.settle(conflict)
  }
  return (
    <section className="table-conflicts" role="alert" aria-label={t('conflict.title', { count: conflicts.length })}>
      <h2>
        <Users size={15} />
        <span>{t('conflict.title', { count: conflicts.length })}</span>
        <Button size="small" onClick={() => opened.change({ conflicts: [] })}>
          {t('conflict.keepAll')}
        </Button>
      </h2>
      <ul>
        {conflicts.slice(0, SHOWN).map((conflict, at) => (
          <li key={`${conflict.rowId}-${conflict.at}-${at}`}>
            <Words {...{ conflict, opened }} onGo={onGo} />
            <Button size="small" onClick={() => opened.settle(conflict)}>
              {t('conflict.theirs')}
            </Button>
            <Button size="small" type="primary" onClick={() => take(conflict)}>
              {t(conflict.kind === 'rowKept' ? 'conflict.delete' : 'conflict.mine')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WordsProps = { opened: OpenSheet; conflict: Conflict; onGo: Props['onGo'] }

function Words({ opened, conflict, onGo }: WordsProps) {
  const t = useTexts('tables')
  const { at, kind, mine, rowId } = conflict
  const column = opened.sheet.columns[at]
  const place = opened.sheet.placeOf(rowId)
  // They may have gone on since: what stands there now is theirs.
  const theirs = kind === 'cell' ? (opened.sheet.rowAtPlace(place)?.cells[at] ?? null) : conflict.theirs
  const words = useCellWords()
  const print = (cell: Conflict['mine']) => (column ? words(column, cell) : '') || t('history.empty')
  const values = { column: column?.title ?? '', row: place + 1, mine: print(mine), theirs: print(theirs) }
  const customer = rowWords(opened.sheet.columns, conflict.cells)
  return (
    <>
      {place >= 0 && (
        <Button size="small" type="link" onClick={() => onGo(rowId, column?.id)}>
          {t('conflict.where', values)}
        </Button>
      )}
      <span>{t(`conflict.${kind}`, { ...values, customer })}</span>
    </>
  )
}

/** Which row it is about when it has no number any more: what it was matched by. */
const rowWords = (columns: readonly TableColumn[], cells: Conflict['cells']): string =>
  columns
    .flatMap((column, at) => (isMatchColumn(column) ? printCell(column, cells[at]) : ''))
    .filter((words) => words !== '')
    .join(', ')

/** What makes my side hold: the cell as I had it, the row put back, or taken away after all. */
function mineOf({ sheet }: OpenSheet, { at, cells, kind, mine, rowId, under }: Conflict): RowChange[] {
  if (kind === 'rowKept') return [{ kind: 'delete', rows: [rowId] }]
  if (kind === 'cell' || sheet.placeOf(rowId) >= 0) return [{ kind: 'set', row: rowId, at, cell: mine as never }]
  const isThere = under === null || sheet.placeOf(under) >= 0
  const after = isThere ? under : (sheet.rowAtPlace(sheet.rowCount - 1)?.id ?? null)
  return [{ kind: 'insert', rows: [rowId], after, cells: [[...cells]] as never }]
}

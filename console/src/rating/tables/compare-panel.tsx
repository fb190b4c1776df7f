import type { ComparisonView, RowView } from '@coverwright/contract/rating/tables'
import type { Cell, TableColumn } from '@coverwright/rules/rating/pricing'
import { printCell } from '@coverwright/rules/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { useErrorWords } from '../../platform/words'
import { type CellWords, useCellWords } from './use-cell-words'

type Props = {
  comparison: ComparisonView | undefined
  error: unknown
  against: number | undefined
  columns: readonly TableColumn[]
  onRetry: () => void
  onGo: (rowId: number, columnId?: string | null) => void
}

const MOST_SHOWN = 100

/** What is different from an earlier version, row by row. */
export function ComparePanel({ comparison, error, against, columns, onRetry, onGo }: Props) {
  const t = useTexts('tables')
  const words = useErrorWords()
  const cellWords = useCellWords()
  if (against === undefined) return <p className="panel-note">{t('compare.nothing')}</p>
  if (error) return <ErrorState about={words(error)} onRetry={onRetry} />
  if (!comparison) return <ListSkeleton rows={5} />
  const { added, changed, counts, gone } = comparison
  return (
    <>
      <dl className="panel-figures">
        {(['changed', 'added', 'gone', 'same'] as const).map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{t(`compare.${kind}`)}</dt>
            <dd>{t('compare.count', { count: counts[kind] })}</dd>
          </div>
        ))}
      </dl>
      <p className="panel-note">{t('compare.against', { number: against })}</p>
      <ul className="panel-list">
        {changed.slice(0, MOST_SHOWN).map(({ after, at, before, columns: ids }) => (
          <li key={`c${after.id}`} className="panel-item">
            <Button size="small" type="link" onClick={() => onGo(after.id, ids[0] ?? null)}>
              {t('problems.goTo', { row: at + 1 })}
            </Button>
            <p className="panel-customer">{matchedWords(after, columns)}</p>
            {ids.map((id) => (
              <p key={id}>{changeWords(id, before, after, columns, cellWords)}</p>
            ))}
          </li>
        ))}
        {added.slice(0, MOST_SHOWN).map(({ at, row }) => (
          <li key={`a${row.id}`} className="panel-item">
            <StateTag tone="success">{t('compare.added')}</StateTag>
            <Button size="small" type="link" onClick={() => onGo(row.id)}>
              {t('problems.goTo', { row: at + 1 })}
            </Button>
            <p className="panel-customer">{matchedWords(row, columns)}</p>
          </li>
        ))}
        {gone.slice(0, MOST_SHOWN).map(({ at, row }) => (
          <li key={`g${at}`} className="panel-item">
            <StateTag tone="danger">{t('compare.gone')}</StateTag>
            <p className="panel-customer">{matchedWords(row, columns)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const isMatched = ({ role }: TableColumn) => role === 'exact' || role === 'band'

function matchedWords(row: RowView, columns: readonly TableColumn[]): string {
  return columns
    .flatMap((column, at) => {
      const printed = printCell(column, row.cells[at] as Cell)
      return isMatched(column) && printed !== '' ? [`${column.title} ${printed}`] : []
    })
    .join(', ')
}

function changeWords(
  id: string,
  before: RowView,
  after: RowView,
  columns: readonly TableColumn[],
  words: CellWords,
): string {
  const at = columns.findIndex((column) => column.id === id)
  const column = columns[at]
  if (!column) return ''
  const say = (row: RowView) => words(column, row.cells[at] as Cell) || '–'
  return `${column.title}: ${say(before)} → ${say(after)}`
}

import { Button } from '../button'
import { useTexts } from '../locales'
import { CardsSkeleton, EmptyState, ErrorState, ListSkeleton } from '../page'
import { clearFilters, isNarrowed, turnTo } from './list-changes'
import { ListTable } from './list-table'
import type { DrawnList, ListContentProps } from './list-types'

/** What stands where the rows go: bones, an error, the first step, or the rows. */
export function ListContent<Row>(props: ListContentProps<Row>) {
  const t = useTexts('ui')
  const { result, value, onChange, card, rowKey } = props
  const isCards = card !== undefined && (value.view === 'cards' || props.columns.length === 0)
  if (props.error)
    return (
      <div className="cw-card">
        <ErrorState title={t('list.failed')} about={props.error} onRetry={props.onRetry} />
      </div>
    )
  if (!result) return isCards ? <CardsSkeleton cards={8} /> : <TableBones {...props} />
  if (result.rows.length === 0 && result.total > 0) return <PastEnd {...props} total={result.total} />
  if (result.rows.length === 0 && isNarrowed(value))
    return (
      <div className="cw-card">
        <EmptyState
          title={t('list.noMatch')}
          about={t('list.noMatchAbout')}
          others={<Button onClick={() => onChange(clearFilters(value))}>{t('list.clearFilters')}</Button>}
        />
      </div>
    )
  if (result.rows.length === 0)
    return (
      <div className="cw-card">
        <EmptyState {...props.empty} />
      </div>
    )
  if (!isCards) return <ListTable {...props} rows={result.rows} />
  return (
    <ul className="cw-cards" aria-busy={props.isLoading}>
      {result.rows.map((row) => (
        <li key={rowKey(row)}>{card(row)}</li>
      ))}
    </ul>
  )
}

/** Somebody deleted the last rows, or came by an old address. */
function PastEnd<Row>({ value, onChange, total }: DrawnList<Row> & { total: number }) {
  const t = useTexts('ui')
  const last = Math.ceil(total / value.size)
  return (
    <div className="cw-card">
      <EmptyState
        title={t('list.pastEnd')}
        about={t('list.pastEndAbout', { page: last })}
        others={<Button onClick={() => onChange(turnTo(value, last))}>{t('list.lastPage')}</Button>}
      />
    </div>
  )
}

function TableBones<Row>({ rowHeight }: DrawnList<Row>) {
  return (
    <div className="cw-card">
      <ListSkeleton rows={rowHeight === 56 ? 8 : 12} height={rowHeight} />
    </div>
  )
}

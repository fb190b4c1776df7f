import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../locales'
import { cellClass } from './cell-class'
import { CheckBox } from './check-box'
import { shownColumns, sortBy } from './list-changes'
import { ListRow } from './list-row'
import type { Column, ListContentProps } from './list-types'

/** A plain table with a head that stays in sight: a third of the bytes of a table component, and all of its meaning. */
export function ListTable<Row>(props: ListContentProps<Row> & { rows: Row[] }) {
  const { rows, value, selection, bulk, rowActions, rowKey, isLoading } = props
  const t = useTexts('ui')
  const columns = shownColumns(props.columns, value.columns)
  return (
    <div className="cw-card cw-table-card">
      <table
        className="cw-table"
        aria-label={props.title}
        aria-busy={isLoading}
        data-height={props.rowHeight ?? 40}
        data-chosen={value.columns ? true : undefined}
      >
        <thead>
          <tr>
            {bulk && (
              <th className="cw-table-check" scope="col">
                <CheckBox
                  label={t('list.choosePage')}
                  isOn={selection.page === 'all'}
                  isPartly={selection.page === 'some'}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} list={props} />
            ))}
            {rowActions && (
              <th className="cw-table-more" scope="col">
                <span className="cw-unseen">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onKeyDown={walkRows}>
          {rows.map((row) => (
            <ListRow key={rowKey(row)} row={row} columns={columns} list={props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListContentProps<Row> }) {
  const { value, onChange, sorts } = list
  const canSort = sorts.includes(column.key)
  const direction = value.sort?.key === column.key ? value.sort.direction : undefined
  const order = direction === 'up' ? 'ascending' : direction === 'down' ? 'descending' : 'none'
  return (
    <th
      scope="col"
      className={cellClass(column, 'cw-end')}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={canSort ? order : undefined}
    >
      {canSort ? (
        <button
          type="button"
          className={direction ? 'cw-sort cw-on' : 'cw-sort'}
          onClick={() => onChange(sortBy(value, column.key))}
        >
          {column.title}
          {direction === 'up' ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
        </button>
      ) : (
        column.title
      )}
    </th>
  )
}

/** Up and down walk the rows' names, as in a mail box. */
function walkRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const openers = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      ':scope > tr > td .cw-row-name, :scope > tr > th .cw-row-name',
    ),
  ]
  const row = (event.target as HTMLElement).closest('tr')
  const at = openers.findIndex((opener) => opener.closest('tr') === row)
  const next = openers[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

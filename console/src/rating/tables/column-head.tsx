import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { Input } from 'antd'
import { ArrowDown, ArrowUp, ChevronDown, Columns3Cog, ListFilter, MoveHorizontal } from 'lucide-react'
import type { Sorting, Viewing } from './sheet/make-view'

type Props = {
  column: TableColumn
  at: number
  viewing: Viewing
  onView: (viewing: Viewing) => void
  onFit: () => void
  /** Left out where columns are not changed. */
  onColumns: (() => void) | undefined
  /** Why rows cannot be sorted or filtered yet. */
  blocked: string | undefined
}

/** The title of a column, what it is for, and how its rows are shown. */
export function ColumnHead({ column, at, viewing, onView, onFit, onColumns, blocked }: Props) {
  const t = useTexts('tables')
  const { filters, sorting } = viewing
  const sorted = sorting?.at === at ? sorting.direction : null
  const filter = filters[at] ?? ''
  return (
    <>
      <span className="grid-words">
        <b className="cw-cut" title={column.title}>
          {column.title}
        </b>
        <small className="cw-cut">{column.role === 'amount' ? column.currency : t(`role.${column.role}`)}</small>
      </span>
      {sorted && (sorted === 'up' ? <ArrowUp size={12} /> : <ArrowDown size={12} />)}
      {filter && <ListFilter size={12} />}
      <Popup
        label={t('grid.columnMenu', { column: column.title })}
        align="end"
        trigger={(trigger) => (
          <button
            type="button"
            className="cw-icon-button grid-menu"
            aria-label={t('grid.columnMenu', { column: column.title })}
            {...trigger}
          >
            <ChevronDown size={14} />
          </button>
        )}
      >
        {(close) => (
          <div className="grid-view-form">
            <ViewForm
              {...{ blocked, close, filter, sorted }}
              label={t('grid.filter', { column: column.title })}
              onSort={(direction) => onView({ ...viewing, sorting: direction && { at, direction } })}
              onFilter={(text) => onView({ ...viewing, filters: { ...filters, [at]: text } })}
            />
            <hr />
            <Button block type="text" icon={<MoveHorizontal size={14} />} onClick={() => (close(), onFit())}>
              {t('grid.fitWidth')}
            </Button>
            {onColumns && (
              <Button block type="text" icon={<Columns3Cog size={14} />} onClick={() => (close(), onColumns())}>
                {t('columns.title')}
              </Button>
            )}
          </div>
        )}
      </Popup>
    </>
  )
}

type FormProps = {
  label: string
  blocked: string | undefined
  filter: string
  sorted: Sorting['direction'] | null
  close: () => void
  onSort: (direction: Sorting['direction'] | null) => void
  onFilter: (text: string) => void
}

function ViewForm({ label, blocked, filter, sorted, close, onSort, onFilter }: FormProps) {
  const t = useTexts('tables')
  if (blocked) return <p>{blocked}</p>
  const sort = (direction: Sorting['direction']) => {
    onSort(sorted === direction ? null : direction)
    close()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(String(new FormData(event.currentTarget).get('filter') ?? ''))
        close()
      }}
    >
      <Button
        block
        type={sorted === 'up' ? 'primary' : 'default'}
        icon={<ArrowUp size={14} />}
        onClick={() => sort('up')}
      >
        {t('grid.sortUp')}
      </Button>
      <Button
        block
        type={sorted === 'down' ? 'primary' : 'default'}
        icon={<ArrowDown size={14} />}
        onClick={() => sort('down')}
      >
        {t('grid.sortDown')}
      </Button>
      <Input name="filter" defaultValue={filter} aria-label={label} placeholder={t('grid.filterHint')} allowClear />
      <Button block htmlType="submit" icon={<ListFilter size={14} />}>
        {t('grid.applyFilter')}
      </Button>
    </form>
  )
}

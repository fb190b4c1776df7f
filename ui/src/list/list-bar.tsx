import { Columns3, LayoutGrid, List as ListIcon } from 'lucide-react'
import { Button } from '../button'
import { useFormats } from '../formats'
import { useTexts } from '../locales'
import { Menu } from '../menu'
import { Segments } from '../segments'
import { AddFilter, FilterChip } from './filter-chip'
import { isMore } from './is-more'
import { searchFor, setFilter, shownColumns, toggleColumn } from './list-changes'
import type { DrawnList } from './list-types'
import { SearchField } from './search-field'

/** One bar: search, filters, then how many there are and how to look at them. */
export function ListBar<Row>(props: DrawnList<Row>) {
  const { value, onChange, filters, result } = props
  const t = useTexts('ui')
  const { number } = useFormats()
  const isOn = (key: string) => (value.filters[key] ?? []).length > 0
  const shown = [...filters].filter((filter) => isOn(filter.key) || filter.isPinned)
  const waiting = filters.filter((filter) => !isOn(filter.key) && !filter.isPinned)
  const set = (key: string) => (values: string[]) => onChange(setFilter(value, key, values))
  const counted = result && (props.countLabel?.(result.total) ?? t('list.count', { count: result.total }))
  const count = result && isMore(result.total, props.most) ? `${number(result.total)}+` : counted
  return (
    <div className="cw-bar">
      {props.search && (
        <SearchField
          placeholder={props.search}
          value={value.search}
          onChange={(search) => onChange(searchFor(value, search))}
        />
      )}
      {shown.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          values={value.filters[filter.key] ?? []}
          onChange={set(filter.key)}
        />
      ))}
      {waiting.length > 0 && <AddFilter filters={waiting} onChoose={(key, values) => set(key)(values)} />}
      <span className="cw-bar-count cw-num" role="status" title={result && number(result.total)}>
        {count}
      </span>
      {props.card && props.columns.length > 0 && <ViewSwitch {...props} />}
      {props.columns.length > 0 && <ColumnChooser {...props} />}
    </div>
  )
}

function ViewSwitch<Row>({ value, onChange }: DrawnList<Row>) {
  const t = useTexts('ui')
  return (
    <Segments
      label={t('list.view')}
      value={value.view}
      onChange={(view) => onChange({ ...value, view })}
      options={[
        { value: 'cards', label: t('list.cards'), icon: <LayoutGrid size={14} /> },
        { value: 'table', label: t('list.table'), icon: <ListIcon size={14} /> },
      ]}
    />
  )
}

function ColumnChooser<Row>({ columns, value, onChange, card }: DrawnList<Row>) {
  const t = useTexts('ui')
  if (card && value.view === 'cards') return null
  const shown = shownColumns(columns, value.columns)
  return (
    <Menu
      label={t('list.columns')}
      align="end"
      items={columns.map((column) => ({
        key: column.key,
        label: column.title,
        checked: shown.includes(column),
        icon: <span className="cw-tick" data-on={shown.includes(column)} />,
        blocked: column.isFixed ? t('list.columnStays') : undefined,
        onSelect: () => onChange(toggleColumn(value, columns, column.key)),
      }))}
      trigger={(props) => (
        <Button {...props} icon={<Columns3 />}>
          {t('list.columns')}
        </Button>
      )}
    />
  )
}

import type { ReactNode } from 'react'
import type { MenuItem } from '../menu'
import type { PageAction, StateProps } from '../page'
import type { FilterWords, ListAsks } from './list-asks'
import type { Filter, StateTab } from './list-filter'
import type { ListState } from './list-state'
import type { SelectionControl } from './use-selection'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures end at the right edge. */
  align?: 'start' | 'end'
  width?: number
  /** Always there: the column that names the row. */
  isFixed?: boolean
  /** There for those who choose it. */
  isHidden?: boolean
  /** Left out on a phone, unless somebody chose the columns: what is in it is read when the row is opened. */
  isWide?: boolean
}

export type BulkAction<Row> = {
  key: string
  label: string
  icon?: ReactNode
  onSelect: (rows: Row[]) => void | Promise<void>
  /** Why these rows cannot all have it, or nothing when they can. */
  blocked?: (rows: Row[]) => string | undefined
}

type ListWords<Row> = {
  title: string
  /** One of several things on a page that has its own head; the title is then only read aloud. */
  isInPage?: boolean
  purpose?: ReactNode
  /** With an `act`, it is for those whose answer says that they may: `result.may`. It is the first step of an empty list too. */
  action?: PageAction & { act?: string }
  /** More quiet buttons beside Export. */
  others?: ReactNode
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  /** What to call a row to someone who cannot see it. */
  rowName: (row: Row) => string
  /** Search, filters, sort, page and what is open: kept by the page, in the address. */
  value: ListState
  onChange: (next: ListState) => void
  /** The address of a state of this list, so that a row that opens in place is a link as well. */
  hrefOf?: (state: ListState) => string
  result: { rows: Row[]; total: number; may?: readonly string[] } | undefined
  isLoading?: boolean
  /** What went wrong, in words; the list offers to try again. */
  error?: string
  onRetry?: () => void
  /** The parts of a page that has several lists; a filter that is shown as tabs is declared with the list. */
  tabs?: StateTab[]
  bulk?: BulkAction<Row>[]
  rowActions?: (row: Row) => MenuItem[]
  onExport?: () => void | Promise<void>
  /** Where a row leads; or what it shows when it opens in place: in the row, at the side, or in a dialog that it draws itself. */
  rowHref?: (row: Row) => string
  open?: (row: Row, close: () => void) => ReactNode
  openAt?: 'row' | 'side' | 'dialog'
  rowHeight?: 40 | 56
  /** With a card, people may switch between table and cards; without columns there are only cards. */
  card?: (row: Row) => ReactNode
  /** '24 products': how this list counts itself. */
  countLabel?: (total: number) => string
  empty: StateProps
}

/** What a room says of a list: its columns and words. What can be searched, filtered and ordered is declared. */
export type ListPageProps<Row, Asks extends ListAsks> = ListWords<Row> & {
  asks: Asks
  /** What the search box says; `false` where this screen has none though the list can be searched. */
  search?: string | false
} & (keyof Asks['filters'] extends never ? { filters?: undefined } : { filters: FilterWords<Asks> })

/** The same, ready to be drawn. */
export type DrawnList<Row> = ListWords<Row> & {
  search?: string
  filters: Filter[]
  sorts: readonly string[]
  most?: number
}

export type ListContentProps<Row> = DrawnList<Row> & { selection: SelectionControl<Row> }

export { ListPage } from './list-page'
export type { BulkAction, Column, Filter, FilterOption, ListPageProps, StateTab } from './list-types'
export { firstListState, readListState, writeListState } from './list-state'
export type { ListState, SortOrder } from './list-state'

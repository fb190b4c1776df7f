import type { PageQuery } from '@coverwright/contract/platform'
import type { ListState } from '@coverwright/ui/list'

type Asks = Pick<PageQuery, 'page' | 'pageSize' | 'filter' | 'search'> & { sort?: string }

/** A list's address as the question that every list operation takes. The chosen tab is one more filter. */
export function listQuery(state: ListState, tabFilter = 'state'): Asks {
  const chosen = Object.entries(state.filters).filter(([, values]) => values.length > 0)
  return {
    page: state.page,
    pageSize: state.size,
    search: state.search.trim(),
    filter: { ...Object.fromEntries(chosen), ...(state.tab ? { [tabFilter]: state.tab } : {}) },
    ...(state.sort ? { sort: `${state.sort.direction === 'down' ? '-' : ''}${state.sort.key}` } : {}),
  }
}

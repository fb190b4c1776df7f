import type { ListOperation } from '@coverwright/contract/platform'
import type { ListState } from '@coverwright/ui/list'

/** A list's address as the question that its operation takes. The chosen tab is one more filter where the list says so. */
export function listQuery({ list, method }: ListOperation, state: ListState): Record<string, unknown> {
  const chosen = Object.entries(state.filters).filter(([, values]) => values.length > 0)
  const isTab = list.tabs !== undefined && list.filters[list.tabs]?.value.safeParse(state.tab).success
  const filter = { ...Object.fromEntries(chosen), ...(isTab ? { [list.tabs as string]: [state.tab] } : {}) }
  return {
    page: state.page,
    pageSize: state.size,
    search: state.search.trim(),
    ...(state.sort ? { sort: `${state.sort.direction === 'down' ? '-' : ''}${state.sort.key}` } : {}),
    ...(method === 'GET' ? filter : { filter }),
  }
}

import type { GivesOf, ListOperation, SendsOf } from '@coverwright/contract/platform'
import { type ListAsks, type ListState, readListState, writeListState } from '@coverwright/ui/list'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useErrorWords } from '../words'
import { listQuery } from './list-query'
import { useOperation } from './use-operation'

type Options<Op extends ListOperation> = {
  /** What the list has to be told besides: whose rows are meant. */
  also?: (asked: { search: string }) => Partial<SendsOf<Op>>
}

/**
 * A list whose whole state is its address: what is shown can be sent to a colleague, reloaded and gone back to. What can
 * be searched, filtered and ordered is what its operation declares.
 */
export function useList<Op extends ListOperation>(operation: Op, { also }: Options<Op> = {}) {
  const errorWords = useErrorWords()
  const { value, onChange, hrefOf } = useListState(operation.list)
  const input = { ...listQuery(operation, value), ...also?.({ search: value.search.trim() }) } as SendsOf<Op>
  const answer = useOperation(operation, input, { keepsLast: true })
  return {
    asks: operation.list as Op['list'],
    value,
    onChange,
    hrefOf,
    result: answer.data as GivesOf<Op> | undefined,
    isLoading: answer.isFetching,
    error: answer.error ? errorWords(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
  }
}

/** A page that has tabs and nothing else of a list. */
const NOTHING_ASKED: ListAsks = { searches: [], filters: {}, sorts: [], usual: '' }

/**
 * The state of the list at this address, and how to change it. Typing replaces the address, everything else adds one;
 * the product that the whole screen is about stays in it.
 */
export function useListState(asks: ListAsks = NOTHING_ASKED) {
  const router = useRouter()
  const { search, pathname } = useLocation()
  const value = useMemo(() => readListState(search as Record<string, string>, asks), [search, asks])
  const hrefOf = (state: ListState) => {
    const { product } = search as { product?: string }
    const query = new URLSearchParams({ ...(product ? { product } : {}), ...writeListState(state, asks) })
    return query.size ? `${pathname}?${query}` : pathname
  }
  const onChange = (next: ListState) => {
    const isTyping = next.search !== value.search
    router.history[isTyping ? 'replace' : 'push'](hrefOf(next))
  }
  return { value, onChange, hrefOf }
}

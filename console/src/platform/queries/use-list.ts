import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { type ListState, readListState, writeListState } from '@coverwright/ui/list'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useErrorWords } from '../words'
import { listQuery } from './list-query'
import { useOperation } from './use-operation'

type Page<Row> = { rows: Row[]; total: number }
type Options<Op extends Operation> = {
  /** How the list looks when its address says nothing. */
  usual?: Partial<ListState>
  /** The filter that the tabs stand for. */
  tabFilter?: string
  /** How the address becomes the question, for a list that is asked in its own way. Keep it stable between draws. */
  asks?: (state: ListState) => SendsOf<Op>
}

/** A list whose whole state is its address: what is shown can be sent to a colleague, reloaded and gone back to. */
export function useList<Op extends Operation>(operation: Op, { usual, tabFilter, asks }: Options<Op> = {}) {
  const errorWords = useErrorWords()
  const { value, onChange } = useListState(usual)
  const input = useMemo(() => (asks ? asks(value) : listQuery(value, tabFilter)), [value, tabFilter, asks])
  const answer = useOperation(operation, input as never, { keepsLast: true })
  return {
    value,
    onChange,
    result: answer.data as (GivesOf<Op> & Page<GivesOf<Op> extends Page<infer Row> ? Row : never>) | undefined,
    isLoading: answer.isFetching,
    error: answer.error ? errorWords(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
  }
}

/**
 * The state of the list at this address, and how to change it. Typing replaces the address, everything else adds one;
 * the product that the whole screen is about stays in it.
 */
export function useListState(usual?: Partial<ListState>) {
  const router = useRouter()
  const { search, pathname } = useLocation()
  const value = useMemo(() => readListState(search as Record<string, string>, usual), [search, usual])
  const onChange = (next: ListState) => {
    const isTyping = next.search !== value.search
    const { product } = search as { product?: string }
    const query = new URLSearchParams({ ...(product ? { product } : {}), ...writeListState(next, usual) })
    router.history[isTyping ? 'replace' : 'push'](query.size ? `${pathname}?${query}` : pathname)
  }
  return { value, onChange }
}

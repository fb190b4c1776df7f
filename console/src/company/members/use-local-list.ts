import type { UseQueryResult } from '@tanstack/react-query'
import type { ListAsks } from '@coverwright/ui/list'
import { useListState } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { type Columns, localPage } from './local-page'

/** A short list that comes whole: searched, sorted and paged here, with its state in the address all the same. */
export function useLocalList<Answer extends { may: readonly string[] }, Row, Asks extends ListAsks>(
  asked: UseQueryResult<Answer>,
  rowsOf: (answer: Answer) => Row[],
  columns: Columns<Row>,
  asks: Asks,
) {
  const words = useErrorWords()
  const { value, onChange } = useListState(asks)
  return {
    asks,
    value,
    onChange,
    result: asked.data && { ...localPage(rowsOf(asked.data), value, columns), may: asked.data.may },
    isLoading: asked.isFetching,
    error: asked.error ? words(asked.error) : undefined,
    onRetry: () => void asked.refetch(),
  }
}

import type { UseQueryResult } from '@tanstack/react-query'
import { useListState } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { type Columns, localPage } from './local-page'

/** A short list that comes whole: searched, sorted and paged here, with its state in the address all the same. */
export function useLocalList<Answer, Row>(
  asked: UseQueryResult<Answer>,
  rowsOf: (answer: Answer) => Row[],
  columns: Columns<Row>,
) {
  const words = useErrorWords()
  const { value, onChange } = useListState()
  return {
    value,
    onChange,
    result: asked.data && localPage(rowsOf(asked.data), value, columns),
    isLoading: asked.isFetching,
    error: asked.error ? words(asked.error) : undefined,
    onRetry: () => void asked.refetch(),
  }
}

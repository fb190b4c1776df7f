import type { GivesOf, Operation, SendsOf } from '@coverwright/contract/platform'
import { keepPreviousData, type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { asked } from './asked'
import { queryClient, type QueryMeta } from './query-client'

type Options = {
  enabled?: boolean
  /** Go on showing the last answer while another page or filter is on its way. */
  keepsLast?: boolean
  /** Asked behind the person's back: a network failure opens no dialog. */
  quiet?: boolean
}

/** What `useOperation` takes, for an operation whose answer says itself how long it is good. */
type Following<Answer> = Options & {
  /** Asked again after so long, told or not: for what somebody waits for. */
  againAfterMs?: (answer: Answer | undefined) => number | false
}

export const keyOf = (operation: Operation, input?: unknown) =>
  input === undefined ? [operation.path] : [operation.path, input]

/** What a question asked in any other way needs to be asked again when what it is about has changed. */
export const metaOf = ({ changesWith }: Operation): QueryMeta => (changesWith.length > 0 ? { topics: changesWith } : {})

/** Asked again by itself: what is on the screen stays there, and nobody who works on it is held up by a dialog. */
const isKnown = (key: QueryKey): boolean => queryClient.getQueryData(key) !== undefined

/** Asks the server and keeps the answer fresh. */
export function useOperation<Op extends Operation>(
  operation: Op,
  input: SendsOf<Op>,
  { enabled = true, keepsLast = false, quiet = false, againAfterMs }: Following<GivesOf<Op>> = {},
): UseQueryResult<GivesOf<Op>> {
  return useQuery<GivesOf<Op>>({
    queryKey: keyOf(operation, input),
    queryFn: ({ signal, queryKey }) => asked(operation, input, { signal, quiet: quiet || isKnown(queryKey) }),
    enabled,
    ...(againAfterMs ? { refetchInterval: ({ state }) => againAfterMs(state.data) } : {}),
    meta: metaOf(operation),
    ...(keepsLast ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Without what was kept from before, while it is asked again: for what somebody decides by, on a line that may be slow. */
export function sinceOpened<Answer>(asked: UseQueryResult<Answer>) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = asked
  return { data: isFetching && !isFetchedAfterMount ? undefined : data, error, refetch }
}

import { type Query, QueryClient } from '@tanstack/react-query'

/** A live event names a topic; the queries whose operation changes with it ask again. */
export type QueryMeta = { topics?: readonly string[] }

/**
 * The wire repeats what may be repeated, so nothing is retried here; and a call is made even when the browser says that
 * it is offline, because then the person is told.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const topicsOf = (query: Query) => (query.meta as QueryMeta | undefined)?.topics

export const refreshTopic = (topic: string) => refresh((query) => topicsOf(query)?.includes(topic) ?? false)

/** When the line opens anything live may have changed. */
export const refreshLive = () => refresh((query) => topicsOf(query) !== undefined)

/**
 * Whatever has an answer is asked again at once. A first answer that is still on its way may have been read before the
 * change, yet would be taken for the answer to this: it is asked again once it has come.
 */
async function refresh(predicate: (query: Query) => boolean) {
  const comingFirst = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  const onceCome = comingFirst.map(async ({ promise, queryKey }) => {
    await promise?.catch(() => undefined)
    await queryClient.invalidateQueries({ queryKey, exact: true })
  })
  await Promise.all([queryClient.invalidateQueries({ predicate }), ...onceCome])
}

import { QueryClient } from '@tanstack/react-query'

/** A live event names a topic; the queries that declared it ask again. */
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

export const refreshTopic = (topic: string) =>
  queryClient.invalidateQueries({
    predicate: (query) => (query.meta as QueryMeta | undefined)?.topics?.includes(topic) ?? false,
  })

/** After a broken line anything live may have changed. */
export const refreshLive = () =>
  queryClient.invalidateQueries({ predicate: (query) => Boolean((query.meta as QueryMeta | undefined)?.topics) })

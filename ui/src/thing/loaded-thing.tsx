import type { ReactNode } from 'react'
import { EmptyState, ErrorState, type StateProps, Unauthorized } from '../page'
import { ThingSkeleton } from './thing-skeleton'

/** Why a thing cannot be shown: it is not there (any more), it is not this person's to see, or asking for it failed. */
export type WhyNot = 'gone' | 'refused' | 'failed'

type Props<Data> = {
  /** What was asked for, as a query tells it. */
  asked: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  why: (error: unknown) => WhyNot
  /** Why it did not come, in a sentence. */
  words: (error: unknown) => string
  /** What is said where it is not there, with the way on: back to the list. */
  gone: StateProps
  /** Where somebody goes who may not see it. */
  home: string
  children: (data: Data) => ReactNode
}

/** The page of a thing once it is here; before that its outline, or why it is not here and the way on. */
export function LoadedThing<Data>({ asked, why, words, gone, home, children }: Props<Data>) {
  const { data, error, refetch } = asked
  const because = error ? why(error) : undefined
  if (because === 'refused') return <Unauthorized home={home} />
  if (because === 'gone')
    return (
      <div className="cw-card">
        <EmptyState {...gone} />
      </div>
    )
  // What is here stays when asking again fails: the next answer takes its place.
  if (data !== undefined) return children(data)
  if (!error) return <ThingSkeleton />
  return (
    <div className="cw-card">
      <ErrorState about={words(error)} onRetry={() => void refetch()} />
    </div>
  )
}

import type { ReactNode } from 'react'
import { FormSkeleton } from './skeletons'
import { ErrorState } from './states'

type Props<Data> = {
  /** What was asked for, as a query tells it. */
  asked: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown }
  /** Why it did not come, in a sentence. */
  words: (error: unknown) => string
  /** Its outline while it is on its way. */
  waiting?: ReactNode
  /** It stands in a card already. */
  isInCard?: boolean
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is here; before that its outline, or why it did not come and the way to ask again. */
export function Loaded<Data>({ asked, words, waiting, isInCard = false, children }: Props<Data>) {
  const { data, error, refetch } = asked
  // What is here stays when asking again fails: the next answer takes its place.
  if (data !== undefined) return children(data)
  const state = error ? (
    <ErrorState about={words(error)} onRetry={() => void refetch()} />
  ) : (
    (waiting ?? <FormSkeleton fields={6} />)
  )
  return isInCard ? state : <div className="cw-card cw-waiting">{state}</div>
}

import { identityOperations, type Me } from '@coverwright/contract/company/identity'
import type { Operation } from '@coverwright/contract/platform'
import { useSuspenseQuery } from '@tanstack/react-query'
import { keyOf, metaOf, queryClient } from '../queries'
import { session } from '../session'
import { call } from '../wire'

const myself = {
  queryKey: keyOf(identityOperations.me, {}),
  queryFn: async (): Promise<Me> => {
    const me = await call(identityOperations.me, {})
    session.write('AccountData', me.AccountData)
    session.write('PowerList', me.PowerList)
    return me
  },
  /** Roles and names change seldom, and the live line says when they do. */
  staleTime: 5 * 60_000,
  meta: metaOf(identityOperations.me),
}

/** Who is in. Asked once and kept; what the guard needs of it is kept in the session. */
export const loadMe = (): Promise<Me> => queryClient.fetchQuery(myself)

/** For screens behind the guard, where there is always somebody. */
export const useMe = (): Me => useSuspenseQuery(myself).data

/**
 * Whether the one who is in may ask this at all, by the operation's own declaration. What may be done with something that
 * was answered stands in the answer (`may`).
 */
export function useMayCall({ may }: Pick<Operation, 'may'>): boolean {
  const { permissions } = useMe()
  return may === 'anyone' || may === 'signedIn' || permissions.includes(may)
}

import type { Account } from '@coverwright/contract/company/identity'
import { ErrorState, FormSkeleton } from '@coverwright/ui/page'
import type { ReactNode } from 'react'
import { useErrorWords } from '../../../platform/words'
import { useAccount } from './use-account'

/** Bones until the account is here, then what is made of it, or what went wrong. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const asked = useAccount()
  const words = useErrorWords()
  if (asked.data) return children(asked.data)
  return (
    <div className="cw-card account-card">
      {asked.error ? (
        <ErrorState about={words(asked.error)} onRetry={() => void asked.refetch()} />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </div>
  )
}

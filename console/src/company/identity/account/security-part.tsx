import { PasswordCard } from './password-card'
import { TwoStepCard } from './two-step-card'
import { WithAccount } from './with-account'

export function SecurityPart() {
  return (
    <WithAccount>
      {(account) => (
        <>
          <PasswordCard account={account} />
          <TwoStepCard account={account} />
        </>
      )}
    </WithAccount>
  )
}

import type { SignInStep } from '@coverwright/contract/company/identity'
import { Refused } from '../../kernel'
import { guarded, takeTwoStepCode, useRecoveryCode } from '../people'
import type { StrangerCtx } from '../../platform/operations'
import { finishSignIn } from './finish-sign-in'
import { openTicket } from './open-ticket'

/** A code of the app, or one of the recovery codes; guesses are counted as those of a password are. */
export async function verifyTwoStep(ctx: StrangerCtx, input: { ticket: string; code: string }): Promise<SignInStep> {
  const { person, deviceProved, startedAt } = await openTicket(ctx, input.ticket)
  if (!deviceProved || !person.twoStepSince) throw new Refused('identity.signInTimedOut')
  const keys = { account: `twoStep/${person.id}`, address: ctx.address }
  const isRight = await guarded(
    ctx,
    keys,
    async () => (await takeTwoStepCode(ctx, person, input.code)) || (await useRecoveryCode(ctx, person.id, input.code)),
  )
  if (!isRight) throw new Refused('identity.codeInvalid', { field: 'code', keepsChanges: true })
  return finishSignIn(ctx, person, { deviceProved, twoStepProved: true, startedAt })
}

import type { SignInStep } from '@coverwright/contract/company/identity'
import type { SignIn } from '@coverwright/contract/company/identity'
import { foldEmail } from '@coverwright/rules/company/identity'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import { findPersonByEmail, guarded, knownDevice, provesPassword } from '../people'
import { inOnePacket } from '../../platform/database'
import type { StrangerCtx } from '../../platform/operations'
import { finishSignIn } from './finish-sign-in'
import { findWaitingSignUp } from './sign-up-store'

/**
 * The password first. Known and unknown addresses take the same steps and the same time; a known device has a count of
 * failures of its own, so that nobody can lock a person out of their own browser.
 */
export async function signIn(ctx: StrangerCtx, input: z.output<typeof SignIn>): Promise<SignInStep> {
  const [person, waiting] = await inOnePacket([
    findPersonByEmail(ctx, input.email),
    findWaitingSignUp(ctx, input.email),
  ])
  const device = await knownDevice(ctx, person?.id ?? null, input.deviceKey)
  const emailKey = foldEmail(input.email)
  const who = device
    ? { account: `${emailKey}/${device.id}`, address: null }
    : { account: emailKey, address: ctx.address }
  const passwordHash = person?.passwordHash ?? waiting?.passwordHash ?? null
  const isRight = await guarded(ctx, who, () => provesPassword(ctx, input.password, passwordHash))
  if (!isRight) throw new Refused('identity.wrongCredentials', { keepsChanges: true })
  if (!person) throw new Refused('identity.emailNotVerified', { keepsChanges: true })
  return finishSignIn(ctx, person, { deviceProved: device !== null, deviceKey: input.deviceKey })
}

import { foldEmail } from '@coverwright/rules/company/identity'
import type { BaseCtx } from '../../platform/operations'
import { forgiveAccount } from './guarded'
import { sendLetter } from './letter'
import { hashPassword } from './passwords'
import { endSessions } from './session-store'
import { type Person, updatePerson } from './store'

/** A new password ends every other session and forgives what was counted against the account. */
export async function setPassword(ctx: BaseCtx, person: Person, password: string, keptSession?: string) {
  const passwordHash = await hashPassword(password)
  await updatePerson(ctx, person.id, { passwordHash, passwordChangedAt: ctx.now() })
  const which = { personId: person.id, ...(keptSession ? { except: keptSession } : {}) }
  await endSessions(ctx, which, 'passwordChanged')
  await forgiveAccount(ctx, foldEmail(person.email))
  await sendLetter(ctx, person, 'passwordChanged', {}, '/ResetPassword')
}

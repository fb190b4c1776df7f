import { Refused } from '../../kernel'
import { newTwoStepSecret, updatePerson } from '../people'
import type { MemberCtx } from '../../platform/operations'
import { loadSelf, provePassword } from './own-account'

/** Nothing changes yet: the secret counts from the first code that proves it is in an app. */
export async function startTwoStep(
  ctx: MemberCtx,
  input: { password: string },
): Promise<{ secret: string; uri: string }> {
  const person = await loadSelf(ctx)
  if (person.twoStepSince) throw new Refused('identity.twoStepAlreadyOn')
  await provePassword(ctx, person, input.password)
  const { secret, uri, sealed } = newTwoStepSecret(ctx, person.email)
  await updatePerson(ctx, person.id, { twoStepSecret: sealed, twoStepLastStep: 0 })
  return { secret, uri }
}

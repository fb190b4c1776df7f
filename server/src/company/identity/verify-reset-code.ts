import { foldEmail } from '@coverwright/rules/company/identity'
import { Refused } from '../../kernel'
import { findPersonByEmail, issueLink, takeCode } from '../people'
import type { StrangerCtx } from '../../platform/operations'

export async function verifyResetCode(
  ctx: StrangerCtx,
  input: { email: string; code: string },
): Promise<{ reset: string }> {
  await takeCode(ctx, 'resetPassword', foldEmail(input.email), input.code)
  const person = await findPersonByEmail(ctx, input.email)
  if (!person) throw new Refused('identity.codeInvalid', { field: 'code', keepsChanges: true })
  return { reset: await issueLink(ctx, 'resetPassword', { subject: person.id, company: person.homeCompany }) }
}

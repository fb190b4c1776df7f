import { foldEmail, LETTERS_PER_SENDER, type ResendRefusal, resendRefusal } from '@coverwright/rules/company/identity'
import { refuseIf } from '../../kernel'
import type { BaseCtx, CompanyCtx, StrangerCtx } from '../../platform/operations'
import { countFrom, findCode, replaceCode } from './code-store'

type Kind =
  | 'signUp'
  | 'signUpPassword'
  | 'verifyEmail'
  | 'contact'
  | 'reactivation'
  | 'trialInvite'
  | 'invitation'
  | 'invitationAgain'
  | 'transfer'
  | 'brokerInvite'
  | 'support'
  | 'quoteLink'

type Anywhere = BaseCtx | CompanyCtx | StrangerCtx

/** A company's own letters are counted by company: what one company sends must tell another nothing. */
const keyOf = (ctx: Anywhere, kind: Kind, email: string) => ({
  purpose: `letter:${kind}`,
  subject: 'company' in ctx ? `${ctx.company}/${foldEmail(email)}` : foldEmail(email),
})

/**
 * Why this mailbox is not to be written to now, or null, and then the letter counts: once a minute and five times an
 * hour, as with codes, and so many an hour from one sender. Counted for every address alike, so that it tells nothing.
 */
export async function writingRefusal(ctx: Anywhere, kind: Kind, email: string): Promise<ResendRefusal | null> {
  const isStranger = 'address' in ctx && !('company' in ctx)
  if (isStranger && !(await countFrom(ctx, 'letter', ctx.address, LETTERS_PER_SENDER)))
    return { code: 'identity.mailSentTooOften', values: { minutes: 60 } }
  const key = keyOf(ctx, kind, email)
  if (await replaceCode(ctx, key, '', ctx.now())) return null
  return resendRefusal(await findCode(ctx, key), ctx.now(), 'mail') ?? { code: 'identity.mailJustSent' }
}

export async function mayWriteTo(ctx: Anywhere, kind: Kind, email: string): Promise<boolean> {
  return (await writingRefusal(ctx, kind, email)) === null
}

export async function refuseWritingTooOften(ctx: Anywhere, kind: Kind, email: string) {
  refuseIf(await writingRefusal(ctx, kind, email))
}

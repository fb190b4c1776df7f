import { foldEmail, resendRefusal } from '@coverwright/rules/identity'
import { refuse } from '../kernel'
import type { BaseCtx } from '../platform/operations'
import { findCode, replaceCode } from './code-store'

type Kind = 'signUp' | 'verifyEmail' | 'contact' | 'reactivation' | 'trialInvite'

const keyOf = (kind: Kind, email: string) => ({ purpose: `letter:${kind}`, subject: foldEmail(email) })

/**
 * Whether a stranger may have us write to this mailbox now: once a minute and five times an hour, as with codes.
 * Counted for every address alike, so that it tells nothing.
 */
export const mayWriteTo = (ctx: BaseCtx, kind: Kind, email: string): Promise<boolean> =>
  replaceCode(ctx, keyOf(kind, email), '', ctx.now())

export async function refuseWritingTooOften(ctx: BaseCtx, kind: Kind, email: string) {
  if (await mayWriteTo(ctx, kind, email)) return
  const last = await findCode(ctx, keyOf(kind, email))
  refuse(resendRefusal(last, ctx.now()) ?? { code: 'identity.codeJustSent' })
}

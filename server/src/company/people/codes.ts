import {
  CODE_LIFE_MS,
  CODE_RESEND_AFTER_MS,
  type CodePurpose,
  codeRefusal,
  resendRefusal,
} from '@coverwright/rules/company/identity'
import { refuse } from '../../kernel'
import type { BaseCtx } from '../../platform/operations'
import { findCode, replaceCode, tryCode } from './code-store'
import { hashCode, newCode } from './secrets'

export const resendAfterSeconds = CODE_RESEND_AFTER_MS / 1000

/** A new code for this purpose and subject, to be sent to them. The last one no longer works. */
export async function issueCode(ctx: BaseCtx, purpose: CodePurpose, subject: string): Promise<string> {
  const code = await issueCodeUnlessJustSent(ctx, purpose, subject)
  if (code !== null) return code
  const last = await findCode(ctx, { purpose, subject })
  return refuse(resendRefusal(last, ctx.now()) ?? { code: 'identity.codeJustSent' })
}

/** Null when the last code is so new that it is surely on its way. */
export async function issueCodeUnlessJustSent(
  ctx: BaseCtx,
  purpose: CodePurpose,
  subject: string,
): Promise<string | null> {
  const code = newCode(ctx)
  const expiresAt = new Date(ctx.now().getTime() + CODE_LIFE_MS)
  const isNew = await replaceCode(ctx, { purpose, subject }, hashCode(ctx, purpose, subject, code), expiresAt)
  return isNew ? code : null
}

/** Takes the code or refuses; a wrong one is counted even though the call fails. */
export async function takeCode(ctx: BaseCtx, purpose: CodePurpose, subject: string, code: string): Promise<void> {
  if (await tryCode(ctx, { purpose, subject }, hashCode(ctx, purpose, subject, code))) return
  refuse(codeRefusal(await findCode(ctx, { purpose, subject }), ctx.now()), { keepsChanges: true })
}

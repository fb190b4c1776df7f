import type { CompanyCtx } from '../../platform/operations'

/** Without 0, O, 1, I, L and U: read from paper, nobody takes one for another, and no word comes of it. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

type Shape = { code: string; codeLength: number }

/** Codes that nobody guesses, each good once: the coupon's own word, then chance. */
export function ownCodes(ctx: Pick<CompanyCtx, 'randomBytes'>, { code, codeLength }: Shape, count: number): string[] {
  const made = new Set<string>()
  while (made.size < count) made.add(`${code}-${word(ctx, codeLength)}`)
  return [...made]
}

/** 240 is eight times thirty: every sign is as likely as the next. */
function word(ctx: Pick<CompanyCtx, 'randomBytes'>, length: number): string {
  let written = ''
  while (written.length < length)
    for (const byte of ctx.randomBytes(length * 2))
      if (byte < 240 && written.length < length) written += SIGNS[byte % SIGNS.length] ?? ''
  return written
}

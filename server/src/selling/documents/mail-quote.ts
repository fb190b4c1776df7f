import type { SentMoment } from '@coverwright/rules/design/templates'
import { companySender } from '../../company/senders'
import { renderMail } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { sendEmail } from '../../platform/outbox'
import type { QuoteRow } from '../quotes'
import { mailAt } from './mail-at'
import { valuesOfQuote } from './quote-values'

type Along = { to: string; message?: string; once?: string }

/**
 * Sends what the product's own template says to a buyer at this moment. False where none is bound, and where something that
 * it says is not there: what is sent without a template goes out instead, and the log says why.
 */
export async function mailQuote(
  ctx: CompanyCtx,
  quote: QuoteRow,
  moment: SentMoment,
  { to, message, once }: Along,
): Promise<boolean> {
  const written = await mailAt(ctx, quote.productId, moment)
  if (!written) return false
  const { values, answers, language } = await valuesOfQuote(ctx, quote, message === undefined ? {} : { message })
  const mail = await renderMail(ctx, { body: written.body, language, answers }, values)
  if (mail.problems.length > 0) {
    const missing = mail.problems.map((problem) => problem.name).join(', ')
    await ctx.record('templates.notSent', { ...written.about, quoteId: quote.id, missing })
    return false
  }
  const { subject, html, text, attachments } = mail
  const along = { ...(await companySender(ctx)), ...(once ? { once } : {}), attachments: [...attachments] }
  await sendEmail(ctx, { to, subject, html, text, ...along, holdsSecret: true })
  return true
}

/** The way back to their answers, that a buyer asked to have mailed. */
export const mailSavedQuote = (ctx: CompanyCtx, quote: QuoteRow, to: string) =>
  mailQuote(ctx, quote, 'quoteSaved', { to })

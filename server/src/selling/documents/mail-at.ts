import {
  findSystemTemplate,
  type MailBody,
  type SentMoment,
  standardMoments,
} from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { findBound, findPublishedMail } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'

/** What is written at a moment of a product, and by what name the log knows it. */
export type MailAt = { readonly body: MailBody; readonly about: Readonly<Record<string, unknown>> }

/**
 * The product's own template; without one what a designer published for all companies, at moments that are written of in
 * any case. Null where the words of the program are sent.
 */
export async function mailAt(ctx: CompanyCtx, productId: string, moment: SentMoment): Promise<MailAt | null> {
  const bound = await findBound(ctx, productId, moment)
  if (bound) {
    const { body, templateId, name, version } = bound
    return { body, about: { templateId, name, version } }
  }
  const published = standardMoments.includes(moment) ? await findPublishedMail(ctx, moment) : null
  if (!published) return null
  const name = textIn(findSystemTemplate(moment)?.title ?? {}, 'en_us')
  return { body: published.body, about: { name, version: published.version } }
}

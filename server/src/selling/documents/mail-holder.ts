import { fillSentence } from '@coverwright/rules/kernel'
import { findBrand, findProfile } from '../../company/companies'
import { companySender } from '../../company/senders'
import type { CompanyCtx } from '../../platform/operations'
import { mailLayout, sendEmail } from '../../platform/outbox'
import type { PolicyForPaper } from '../policies'

export type Attachments = NonNullable<Parameters<typeof sendEmail>[1]['attachments']>

type Letter = {
  subject: string
  paragraphs: readonly string[]
  action: string
  note: string
  /** What is filled in, besides the company and what the policy is called by. */
  values: Readonly<Record<string, string>>
}

/** A letter from the insurer with the holder's link, once for each `once`. An erased holder gets nothing. */
export async function mailHolder(
  ctx: CompanyCtx,
  { holder, language, number, productName, myAddress }: PolicyForPaper,
  letter: Letter,
  along: { once: string; attachments?: Attachments },
) {
  if (!holder.email) return
  const company = (await findProfile(ctx))?.registered.name ?? ''
  const values = { company, number, product: productName, name: holder.name, ...letter.values }
  const subject = fillSentence(letter.subject, values)
  const colour = (await findBrand(ctx)).colour
  const layout = mailLayout({
    ...{ language, title: subject, notes: [letter.note] },
    paragraphs: letter.paragraphs.map((line) => fillSentence(line, values)),
    button: { label: letter.action, href: myAddress },
    ...(company ? { brand: { name: company, colour: colour ?? '' } } : {}),
  })
  const sender = await companySender(ctx)
  await sendEmail(ctx, { to: holder.email, subject, ...layout, ...sender, ...along, holdsSecret: true })
}

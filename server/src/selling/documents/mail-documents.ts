import { fillSentence } from '@coverwright/rules/kernel'
import { findBrand, findProfile } from '../../company/companies'
import { findFile } from '../../company/media'
import { companySender, letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { mailLayout, sendEmail } from '../../platform/outbox'
import type { PolicyForPaper } from '../policies'
import { mailWords } from './mail-words'
import type { DocumentRow } from './store'

/** Sends the documents to the holder, once for each `once`, however often this runs. An erased holder gets nothing. */
export async function mailDocuments(
  ctx: CompanyCtx,
  policy: PolicyForPaper,
  documents: readonly DocumentRow[],
  once: string,
) {
  if (!policy.holder.email) return
  const { language, isTest, price } = policy
  const words = mailWords[language]
  const company = (await findProfile(ctx))?.registered.name ?? ''
  const { day } = await letterTimes(ctx, language)
  const values = {
    ...{ company, number: policy.number, product: policy.productName, name: policy.holder.name },
    ...{ from: day(price.startDate), until: day(price.endDate) },
  }
  const subject = fillSentence(isTest ? words.testSubject : words.subject, values)
  const colour = (await findBrand(ctx)).colour
  const layout = mailLayout({
    ...{ language, title: subject, notes: [words.note] },
    paragraphs: [words.hello, ...words.lines, ...(isTest ? [words.testLine] : [])].map((line) =>
      fillSentence(line, values),
    ),
    button: { label: words.action, href: policy.myAddress },
    ...(company ? { brand: { name: company, colour: colour ?? '' } } : {}),
  })
  const attachments = await attached(ctx, documents)
  const sender = await companySender(ctx)
  await sendEmail(ctx, { to: policy.holder.email, subject, ...layout, ...sender, attachments, holdsSecret: true, once })
}

async function attached(ctx: CompanyCtx, documents: readonly DocumentRow[]) {
  const attachments = []
  for (const { fileId, name, size } of documents) {
    const file = await findFile(ctx, fileId)
    if (file) attachments.push({ name, type: file.type, size, key: file.key })
  }
  return attachments
}

import { findFile } from '../../company/media'
import { letterTimes } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import type { PolicyForPaper } from '../policies'
import { mailHolder } from './mail-holder'
import { mailTemplate } from './mail-template'
import { mailWords } from './mail-words'
import type { DocumentRow } from './store'

/** Sends the documents to the holder, once for each `once`, however often this runs. Nobody is told that a test covers them. */
export async function mailDocuments(
  ctx: CompanyCtx,
  policy: PolicyForPaper,
  documents: readonly DocumentRow[],
  once: string,
) {
  const attachments = await attached(ctx, documents)
  if (await mailTemplate(ctx, policy, 'policyIssued', { attachments, once })) return
  const { language, isTest, price } = policy
  const words = mailWords[language]
  const { day } = await letterTimes(ctx, language)
  const letter = {
    subject: isTest ? words.testSubject : words.subject,
    paragraphs: [words.hello, ...(isTest ? words.testLines : words.lines)],
    ...{ action: words.action, note: words.note },
    values: { from: day(price.startDate), until: day(price.endDate) },
  }
  await mailHolder(ctx, policy, letter, { attachments, once })
}

async function attached(ctx: CompanyCtx, documents: readonly DocumentRow[]) {
  const attachments = []
  for (const { fileId, name, size } of documents) {
    const file = await findFile(ctx, fileId)
    if (file) attachments.push({ name, type: file.type, size, key: file.key })
  }
  return attachments
}

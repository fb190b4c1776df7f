import type { MailBody, MailValues, SentMoment } from '@coverwright/rules/design/templates'
import { fillSentence } from '@coverwright/rules/kernel'
import { type Language, languages, type Texts } from '@coverwright/rules/languages'
import { companySender } from '../../company/senders'
import { renderMail } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { sendEmail } from '../../platform/outbox'
import type { PolicyForPaper } from '../policies'
import type { Attachments } from './mail-holder'
import { mailAt } from './mail-at'
import { mailWords } from './mail-words'
import { valuesOfPolicy } from './policy-values'

/**
 * Sends what the product's own template, or a designer of the system's, says at this moment. False where there is none,
 * and where something that it says is not there: the mail of the house goes out instead, and the log says why.
 */
export async function mailTemplate(
  ctx: CompanyCtx,
  policy: PolicyForPaper,
  moment: SentMoment,
  along: { once: string; attachments?: Attachments; values?: MailValues['values'] },
): Promise<boolean> {
  const written = await mailAt(ctx, policy.productId, moment)
  if (!written || !policy.holder.email) return false
  const { language, dataset: answers, policyId } = policy
  const body = policy.isTest ? markedAsTest(written.body, policy) : written.body
  const known = valuesOfPolicy(policy)
  const given = { ...known, values: { ...known.values, ...along.values } }
  const mail = await renderMail(ctx, { body, language, answers }, given)
  if (mail.problems.length > 0) {
    const missing = mail.problems.map((problem) => problem.name).join(', ')
    await ctx.record('templates.notSent', { ...written.about, policyId, missing })
    return false
  }
  const { subject, html, text } = mail
  const attachments = [...(along.attachments ?? []), ...mail.attachments]
  const sender = await companySender(ctx)
  await sendEmail(ctx, {
    to: policy.holder.email,
    subject,
    html,
    text,
    ...sender,
    once: along.once,
    attachments,
    holdsSecret: true,
  })
  return true
}

/** Nobody is told that a test covers them: its subject begins with it, and the first thing it says is that. */
function markedAsTest(body: MailBody, { number }: PolicyForPaper): MailBody {
  const inAll = (say: (language: Language) => string): Texts =>
    Object.fromEntries(languages.map((language) => [language, say(language)]))
  const words = (language: Language) => fillSentence(mailWords[language].testLines[0] ?? '', { number })
  const [first, ...rest] = body.blocks
  const test = { id: 'test-note', when: '', kind: 'text' as const, text: inAll(words) }
  const subject = Object.fromEntries(
    Object.entries(body.subject).map(([language, text]) => [
      language,
      `${mailWords[language as Language].test}${text}`,
    ]),
  )
  return { ...body, subject, blocks: first?.kind === 'header' ? [first, test, ...rest] : [test, ...body.blocks] }
}

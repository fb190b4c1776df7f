import { isMarketing } from '@coverwright/rules/service/automations'
import { companySender } from '../../company/senders'
import { findInUse, renderMail } from '../../design/templates'
import type { CompanyCtx } from '../../platform/operations'
import { html as markup, sendEmail } from '../../platform/outbox'
import { keepCopy } from './keep-copy'
import type { Done, Ready } from './ready'
import { unsubscribeLink } from './unsubscribe'
import { unsubscribeWords } from './unsubscribe-words'

/** The version of the template that is in use now, filled with what is true now. */
export async function doEmail(ctx: CompanyCtx, { run, action, subject }: Ready<'email'>): Promise<Done> {
  const template = await findInUse(ctx, action.templateId)
  if (!template) return { reason: 'templateGone' }
  const { language, answers, values, email: to } = subject
  if (!to) return { reason: 'noAddress' }
  const mail = await renderMail(ctx, { body: template.body, language, answers }, values)
  if (mail.problems.length > 0)
    return { reason: 'missingValue', detail: mail.problems.map(({ name }) => name).join(', ') }
  const stop = isMarketing(run.trigger) ? unsubscribeLink(ctx, to) : null
  const { subject: title, attachments } = mail
  const words = stop ? withWayOut(mail, stop, language) : { html: mail.html, text: mail.text }
  const along = {
    ...{ ...(await companySender(ctx)), attachments: [...attachments], once: `automation:${run.id}` },
    ...(stop ? { unsubscribe: stop } : {}),
  }
  const messageId = await sendEmail(ctx, { to, subject: title, ...words, ...along, holdsSecret: true })
  const secrets = [...subject.secrets, ...(stop ? [stop] : [])]
  await keepCopy(ctx, { runId: run.id, kind: 'email', recipient: to, language, subject: title, ...words }, secrets)
  return { messageId }
}

type Words = { readonly html: string; readonly text: string }

/** Below everything that the company wrote: what is written to win somebody says how to stop it. */
function withWayOut({ html, text }: Words, link: string, language: keyof typeof unsubscribeWords): Words {
  const { stop, label } = unsubscribeWords[language]
  const note = markup`<p
    style="margin: 16px auto; max-width: 560px; padding: 0 12px; font: 12px/18px sans-serif; color: #5f6675; text-align: center"
  >
    ${stop} <a href="${link}" style="color: #5f6675">${label}</a>
  </p>`
  const end = html.lastIndexOf('</body>')
  const whole = end < 0 ? html + note.markup : html.slice(0, end) + note.markup + html.slice(end)
  return { html: whole, text: `${text}\n\n${stop}\n${label}: ${link}` }
}

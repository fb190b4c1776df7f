import { smsSize } from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { fillText, isMarketing } from '@coverwright/rules/service/automations'
import { spendUnits } from '../../account/units'
import { wayOf } from '../../design/templates'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { sendSms } from '../../platform/outbox'
import { keepCopy } from './keep-copy'
import type { Done, Ready } from './ready'
import { unsubscribeLink } from './unsubscribe'

/** Costs a unit for each message that it is billed as; without them nothing is sent. */
export async function doSms(ctx: CompanyCtx, { run, action, subject }: Ready<'sms'>): Promise<Done> {
  const { language, answers, values, phone: to } = subject
  if (!to) return { reason: 'noPhone' }
  const filled = fillText(textIn(action.texts, language), values, answers, await wayOf(ctx, language))
  if (filled.missing.length > 0) return { reason: 'missingValue', detail: filled.missing.join(', ') }
  const stop = isMarketing(run.trigger) ? unsubscribeLink(ctx, to) : null
  const text = stop ? `${filled.text}\n${stop}` : filled.text
  try {
    await spendUnits(ctx, { use: 'sms', key: `automation:${run.id}`, times: smsSize(text).segments })
  } catch (error) {
    if (error instanceof Refused) return { reason: 'tooFewUnits' }
    throw error
  }
  const messageId = await sendSms(ctx, { to, text, holdsSecret: true, once: `automation:${run.id}` })
  const secrets = [...subject.secrets, ...(stop ? [stop] : [])]
  await keepCopy(ctx, { runId: run.id, kind: 'sms', recipient: to, language, subject: '', html: '', text }, secrets)
  return { messageId }
}

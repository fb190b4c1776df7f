import type { BaseCtx } from '../operations'
import { type DraftTerms, type EmailDraft, oneLine, type SmsDraft } from './message'
import { keepMessage } from './store'

export const DELIVER = 'outbox.deliver'

/**
 * Writes a mail into the outbox; it leaves after this transaction commits, and not at all if it does not. Gives its id there,
 * or null where the same was sent before.
 */
export async function sendEmail(ctx: BaseCtx, draft: EmailDraft): Promise<string | null> {
  return send(ctx, draft, {
    kind: 'email',
    sender: oneLine(draft.from ?? ctx.config.mailFrom),
    recipient: oneLine(draft.to),
    replyTo: oneLine(draft.replyTo ?? ''),
    subject: oneLine(draft.subject),
    html: draft.html,
    text: draft.text,
    attachments: draft.attachments ?? [],
    unsubscribe: oneLine(draft.unsubscribe ?? ''),
  })
}

export async function sendSms(ctx: BaseCtx, draft: SmsDraft): Promise<string | null> {
  return send(ctx, draft, {
    kind: 'sms',
    sender: SMS_SENDER,
    recipient: oneLine(draft.to),
    text: draft.text,
  })
}

const SMS_SENDER = 'Coverwright'

type Row = Omit<Parameters<typeof keepMessage>[1], 'id' | 'onceKey' | 'holdsSecret'>

async function send(ctx: BaseCtx, terms: DraftTerms, row: Row): Promise<string | null> {
  const { holdsSecret = false, isWaitedFor, once = null } = terms
  const id = ctx.newId()
  const isNew = await keepMessage(ctx, { ...row, id, holdsSecret, onceKey: once })
  if (isNew) await ctx.enqueue(DELIVER, { messageId: id }, isWaitedFor ? { goesFirst: true } : {})
  return isNew ? id : null
}

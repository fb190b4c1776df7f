import {
  type AutomationAction,
  isMarketing,
  type NotSentReason,
  overtakenBy,
  type TriggerKind,
} from '@coverwright/rules/service/automations'
import type { CompanyCtx } from '../../platform/operations'
import { hasBounced } from '../../platform/outbox'
import type { Subject } from './subject'
import { isUnsubscribed } from './unsubscribe'

type Judged = {
  trigger: TriggerKind
  action: Pick<AutomationAction, 'kind'>
  isTest: boolean
  subject: Subject | null
  holds: (subject: Subject) => boolean
}

/** Why an action is not done, as things stand now; null where it is. Asked at the moment of sending, and by a dry run. */
export async function notSentFor(ctx: CompanyCtx, judged: Judged): Promise<NotSentReason | null> {
  const { trigger, action, isTest, subject, holds } = judged
  if (isTest) return 'test'
  if (!subject) return 'gone'
  const overtaken = overtakenBy(trigger, subject.standing)
  if (overtaken) return overtaken
  if (!holds(subject)) return 'condition'
  return action.kind === 'email' || action.kind === 'sms' ? unreachable(ctx, trigger, action.kind, subject) : null
}

async function unreachable(
  ctx: CompanyCtx,
  trigger: TriggerKind,
  kind: 'email' | 'sms',
  subject: Subject,
): Promise<NotSentReason | null> {
  const address = addressOf(kind, subject)
  if (!address) return kind === 'email' ? 'noAddress' : 'noPhone'
  if (isMarketing(trigger) && (await isUnsubscribed(ctx, address))) return 'unsubscribed'
  return (await hasBounced(ctx, address)) ? 'bounced' : null
}

export const addressOf = (kind: 'email' | 'sms', { email, phone }: Subject) => (kind === 'email' ? email : phone)

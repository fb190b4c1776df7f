import { unreachable } from '../../kernel'

/**
 * What an automation waits for. Renewals and approvals are not among them: nothing happens there yet that it could follow,
 * and a choice that never fires is a promise to nobody.
 */
export const triggerKinds = [
  'quoteSaved',
  'quoteLeft',
  'quoteReferred',
  'quoteAccepted',
  'quoteDeclined',
  'caseDecided',
  'paid',
  'policyIssued',
  'policyExpires',
  'policyCancelled',
  'birthday',
  'dateReached',
] as const
export type TriggerKind = (typeof triggerKinds)[number]

export type Trigger =
  | { readonly kind: Exclude<TriggerKind, 'quoteLeft' | 'policyExpires' | 'dateReached'> }
  /** Nothing happened for so many hours. */
  | { readonly kind: 'quoteLeft'; readonly hours: number }
  | { readonly kind: 'policyExpires'; readonly days: number }
  /** A day that the buyer named, by its data name; negative days are before it. */
  | { readonly kind: 'dateReached'; readonly dataName: string; readonly days: number }

/** What a trigger is about: it decides which values a message has. */
export function subjectOfTrigger(kind: TriggerKind): 'quote' | 'policy' {
  switch (kind) {
    case 'quoteSaved':
    case 'quoteLeft':
    case 'quoteReferred':
    case 'quoteAccepted':
    case 'quoteDeclined':
    case 'caseDecided':
      return 'quote'
    case 'paid':
    case 'policyIssued':
    case 'policyExpires':
    case 'policyCancelled':
    case 'birthday':
    case 'dateReached':
      return 'policy'
    default:
      return unreachable(kind)
  }
}

/** The clock brings these about; the others follow from something that somebody did. */
export const clockTriggers = ['quoteLeft', 'policyExpires', 'birthday', 'dateReached'] as const
export type ClockTrigger = (typeof clockTriggers)[number]
export const isClockTrigger = (kind: TriggerKind): kind is ClockTrigger =>
  (clockTriggers as readonly TriggerKind[]).includes(kind)

/**
 * Decision 44: these are written to win somebody, so each message has a way to stop them. The others tell people what they
 * need to know about what they asked for or bought.
 */
export const marketingTriggers: readonly TriggerKind[] = ['quoteSaved', 'quoteLeft', 'birthday']
export const isMarketing = (kind: TriggerKind): boolean => marketingTriggers.includes(kind)

/** What happened, as events call it, and what automations call it. */
type Happened = { readonly name: string; readonly decision?: 'accepted' | 'asked' | 'declined' | undefined }

const followed: Readonly<Record<string, readonly TriggerKind[]>> = {
  'quote.priced': ['quoteSaved'],
  'quote.referred': ['quoteReferred'],
  'quote.declined': ['quoteDeclined'],
  'order.paid': ['paid'],
  'policy.issued': ['policyIssued'],
  'policy.cancelled': ['policyCancelled'],
}

export function triggersOf({ name, decision }: Happened): readonly TriggerKind[] {
  if (name !== 'case.decided') return followed[name] ?? []
  if (decision === 'accepted') return ['caseDecided', 'quoteAccepted']
  return decision === 'declined' ? ['caseDecided', 'quoteDeclined'] : ['caseDecided']
}

/** The events that a trigger follows from; none where the clock brings it about. */
export const eventsOf = (kind: TriggerKind): string[] =>
  [...Object.keys(followed), 'case.decided'].filter((name) =>
    (['accepted', 'asked', 'declined'] as const).some((decision) => triggersOf({ name, decision }).includes(kind)),
  )

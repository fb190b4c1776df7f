import type { QuoteState } from '../../selling/quotes'
import type { NotSentReason } from './automation'
import type { TriggerKind } from './trigger'

/** How a quote or a policy stands at the moment of sending. */
export type Standing =
  | { readonly of: 'quote'; readonly state: QuoteState; readonly cameBack: boolean }
  | { readonly of: 'policy'; readonly isCancelled: boolean }

/** The states of a quote in which a message about it is still true. */
const trueIn: Partial<Record<TriggerKind, readonly QuoteState[]>> = {
  quoteSaved: ['priced', 'offered'],
  quoteLeft: ['open', 'priced', 'offered'],
  quoteReferred: ['referred'],
  quoteAccepted: ['offered'],
  quoteDeclined: ['declined'],
}

/** Why it is not said any more: between what happened and now something else did. */
export function overtakenBy(trigger: TriggerKind, standing: Standing): NotSentReason | null {
  if (standing.of === 'policy') return standing.isCancelled && trigger !== 'policyCancelled' ? 'cancelled' : null
  const still = trueIn[trigger]
  if (still && !still.includes(standing.state)) return standing.state === 'bought' ? 'bought' : 'movedOn'
  return trigger === 'quoteLeft' && standing.cameBack ? 'movedOn' : null
}

import type { Decision } from '../../design/parts'
import { type Refusal, refusalOf } from '../../kernel'

/** What is kept of a quote's life; that its time is over is read off the clock. */
export const quoteStates = ['open', 'priced', 'referred', 'declined', 'offered', 'bought'] as const
export type QuoteState = (typeof quoteStates)[number]
export const quoteStandings = [...quoteStates, 'expired'] as const
export type QuoteStanding = (typeof quoteStandings)[number]

type QuoteEvent = 'change' | 'price' | 'refer' | 'decline' | 'offer' | 'ask' | 'buy'

/** States are rows, events are columns; what is not in it cannot happen. */
export const quoteLife: Readonly<Record<QuoteState, Partial<Record<QuoteEvent, QuoteState>>>> = {
  open: { change: 'open', price: 'priced', refer: 'referred', decline: 'declined' },
  priced: { change: 'open', price: 'priced', refer: 'referred', decline: 'declined', buy: 'bought' },
  referred: { offer: 'offered', decline: 'declined', ask: 'open' },
  declined: {},
  offered: { decline: 'declined', buy: 'bought' },
  bought: {},
}

/** A price that was told is kept for so long where the product says nothing else. */
export const PRICE_HOLDS_DAYS = 30

type Standing = { readonly state: QuoteState; readonly validUntil: Date | null }

/** Only a promise ends by itself: what was bought, declined or waits for a person stays what it is. */
export function quoteStanding({ state, validUntil }: Standing, now: Date): QuoteStanding {
  const isPromise = state === 'priced' || state === 'offered'
  return isPromise && validUntil !== null && validUntil <= now ? 'expired' : state
}

/** Something that the plan asks to declare; what must be agreed to is agreed to before anything is paid. */
export type QuoteDeclaration = { readonly id: string; readonly isRequired: boolean; readonly isAgreed: boolean }

export type OrderRefusalCode = 'quotes.expired' | 'quotes.notPriced' | 'quotes.bought' | 'quotes.notDeclared'

type ToOrder = Standing & { readonly price: unknown; readonly declarations?: readonly QuoteDeclaration[] }

/** Why nobody can pay for it now. */
export function orderRefusal(quote: ToOrder, now: Date): Refusal<OrderRefusalCode> | null {
  const standing = quoteStanding(quote, now)
  if (standing === 'bought') return refusalOf('quotes.bought')
  if (standing === 'expired') return refusalOf('quotes.expired')
  const isPromised = (standing === 'priced' || standing === 'offered') && quote.price !== null
  if (!isPromised) return refusalOf('quotes.notPriced')
  const isDeclared = (quote.declarations ?? []).every(({ isRequired, isAgreed }) => isAgreed || !isRequired)
  return isDeclared ? null : refusalOf('quotes.notDeclared')
}

export type ChangeRefusalCode = 'quotes.bought' | 'quotes.referred' | 'quotes.declined' | 'quotes.offered'

/**
 * Why its answers stay as they are: a person looks at them, has decided on them, or they have become a policy. An offer
 * whose time is over binds nobody any more: it is as open as answers that were never priced.
 */
export function changeRefusal(quote: Standing, now: Date): Refusal<ChangeRefusalCode> | null {
  const state = stateToPrice(quote, now)
  if (quoteLife[state].change) return null
  return refusalOf(`quotes.${state}` as ChangeRefusalCode)
}

/** The state that a new price starts from. */
export const stateToPrice = (quote: Standing, now: Date): QuoteState =>
  quoteStanding(quote, now) === 'expired' ? 'open' : quote.state

/** Why no person decides on it: it was never referred, or somebody has decided. */
export const decisionRefusal = ({ state }: Pick<Standing, 'state'>): Refusal<'cases.decided'> | null =>
  quoteLife[state].offer ? null : refusalOf('cases.decided')

/** Which event a decision of underwriting is. */
export const eventOf = (decision: Decision): 'price' | 'refer' | 'decline' =>
  decision === 'refer' ? 'refer' : decision === 'decline' ? 'decline' : 'price'

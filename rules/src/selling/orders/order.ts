import { type Refusal, refusalOf } from '../../kernel'
import type { Money } from '../../money'

/** Spec 4: Unpaid, Paid, Abnormal. One that nobody paid in its time lapses and lets go of what it held. */
export const orderStates = ['unpaid', 'paid', 'abnormal', 'lapsed'] as const
export type OrderState = (typeof orderStates)[number]

type Acts = { pay: 'paid'; fail: 'abnormal'; lapse: 'lapsed'; fulfil: 'paid'; refund: 'abnormal' }
export type OrderAct = keyof Acts

/**
 * What may become of an order. Money that comes in after an order has lapsed still counts: what can be kept then is
 * kept, what cannot is abnormal. An abnormal order that was refunded stays where it is, with its resolution.
 */
export const orderLife: Record<OrderState, Partial<Acts>> = {
  unpaid: { pay: 'paid', fail: 'abnormal', lapse: 'lapsed' },
  lapsed: { pay: 'paid', fail: 'abnormal' },
  abnormal: { fulfil: 'paid', refund: 'abnormal' },
  paid: {},
}

/** Why an order whose money is there cannot be fulfilled by itself. */
export const abnormalReasons = [
  'orders.amountDiffers',
  'orders.startPassed',
  'orders.noHolder',
  'quotes.bought',
  'quotes.notFound',
  'promotions.runOut',
  'policyNumbers.none',
  'policyNumbers.usedUp',
] as const
export type AbnormalReason = (typeof abnormalReasons)[number]

export type OrderResolution = 'fulfilled' | 'refunded'

type Kept = { readonly state: OrderState; readonly resolution: OrderResolution | null }

/** Whether it may be paid: somebody who taps twice, or in two tabs, is told that it is done. */
export function payRefusal({ state }: Pick<Kept, 'state'>): Refusal<'orders.alreadyPaid' | 'orders.lookedAt'> | null {
  if (state === 'paid') return refusalOf('orders.alreadyPaid')
  return state === 'abnormal' ? refusalOf('orders.lookedAt') : null
}

/** Only money that is still here can be used, or given back. */
export const resolveRefusal = ({ state, resolution }: Kept): Refusal<'orders.notAbnormal'> | null =>
  state === 'abnormal' && resolution === null ? null : refusalOf('orders.notAbnormal')

type Line = { readonly account: string; readonly amountMinor: number; readonly currency: string }

/** Money came in through the gateway and is owed to the buyer until a policy takes it. */
export const receivedLines = ({ minor, currency }: Money): Line[] => [
  { account: 'gateway', amountMinor: minor, currency },
  { account: 'buyer', amountMinor: -minor, currency },
]

/** What was owed to the buyer went back through the gateway. */
export const returnedLines = ({ minor, currency }: Money): Line[] => receivedLines({ minor: -minor, currency })

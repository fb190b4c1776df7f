import type { PolicyView } from '@coverwright/contract/selling/policies'

/** What the cancellation gives back, as it was written with it: the gateway confirms its part only later. */
export const sumRefunded = ({ transactions, total }: Pick<PolicyView, 'transactions' | 'total'>): PolicyView['total'] =>
  transactions.findLast(({ kind }) => kind === 'cancel')?.givenBack ?? { minor: 0, currency: total.currency }

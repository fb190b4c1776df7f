import { type Refusal, refusalOf } from '../../kernel'

export const giftCardStates = ['draft', 'active', 'retired'] as const
export type GiftCardState = (typeof giftCardStates)[number]
export const giftCardEvents = ['activate', 'retire'] as const
export type GiftCardEvent = (typeof giftCardEvents)[number]

type Acts = Record<GiftCardEvent | 'edit', GiftCardState> & { delete: 'gone' }
export type GiftCardAct = keyof Acts

/** What may be done in each state, and where it leads. */
export const giftCardLife: Record<GiftCardState, Partial<Acts>> = {
  draft: { edit: 'draft', activate: 'active', delete: 'gone' },
  active: { edit: 'active', retire: 'retired' },
  retired: {},
}

export const giftCardRefusal = (state: GiftCardState, act: GiftCardAct): Refusal<'giftCards.wrongState'> | null =>
  giftCardLife[state][act] ? null : refusalOf('giftCards.wrongState')

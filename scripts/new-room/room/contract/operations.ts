import { giftCardEvents, giftCardStates } from '@coverwright/rules/selling/gift-cards'
import { z } from 'zod'
import { listOperation, liveTopic, may, oneOf, operation, type Operations, Revision } from '../../platform'
import { GiftCardDraft, GiftCardView } from './schema'

export const giftCardsTopic = liveTopic('giftCards')

const One = z.object({ id: z.uuid() })
const read = { may: 'giftCards.read', changesWith: [giftCardsTopic] } as const
const write = { may: 'giftCards.write', gives: GiftCardView, writes: true } as const

export const giftCardOperations = {
  list: listOperation({
    ...read,
    post: '/v1/giftCards/list',
    rows: GiftCardView,
    more: { may: may('create') },
    searches: ['title'],
    filters: { state: oneOf(giftCardStates) },
    tabs: 'state',
    sorts: ['title', 'updatedAt'],
    usual: '-updatedAt',
    says: 'The gift cards of the company, page by page',
  }),
  get: operation({ ...read, post: '/v1/giftCards/get', takes: One, gives: GiftCardView, says: 'One gift card' }),
  create: operation({ ...write, post: '/v1/giftCards/create', takes: GiftCardDraft, says: 'A new draft' }),
  update: operation({
    ...write,
    post: '/v1/giftCards/update',
    takes: GiftCardDraft.extend({ id: z.uuid(), baseRevision: Revision }),
    says: 'Changes a gift card on the revision it was read at; a retired one stays as it is',
  }),
  changeState: operation({
    ...write,
    post: '/v1/giftCards/changeState',
    takes: One.extend({ event: z.enum(giftCardEvents) }),
    says: 'Activates a draft, or retires what is active',
  }),
  delete: operation({ ...write, post: '/v1/giftCards/delete', takes: One, gives: One, says: 'Deletes a draft' }),
} satisfies Operations

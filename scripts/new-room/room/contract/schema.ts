import { giftCardStates } from '@coverwright/rules/selling/gift-cards'
import { z } from 'zod'

export const GiftCardDraft = z.object({ title: z.string().trim().min(1).max(80) })
export type GiftCardDraft = z.infer<typeof GiftCardDraft>

export const GiftCardView = GiftCardDraft.extend({
  id: z.uuid(),
  state: z.enum(giftCardStates),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'activate', 'retire', 'delete'])),
})
export type GiftCardView = z.infer<typeof GiftCardView>

import type { CompanyCtx } from '../../platform/operations'
import { insertGiftCard } from './store'

export async function seedGiftCardsDemo(ctx: CompanyCtx) {
  await insertGiftCard(ctx, { title: 'Spring', state: 'retired' })
  await insertGiftCard(ctx, { title: 'Summer', state: 'active' })
  await insertGiftCard(ctx, { title: 'Autumn', state: 'draft' })
}

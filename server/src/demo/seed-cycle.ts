import type { CompanyCtx } from '../platform/operations'
import { openProduct } from '../design/products'
import { publishBody } from '../release/publishing'
import { cityCycle } from './city-cycle'

/** A product for sale whose journey follows from the answers: /p/city-cycle. */
export async function seedCycleDemo(ctx: CompanyCtx) {
  const { id: productId } = await openProduct(ctx, {
    name: 'City Cycle',
    description: 'Bicycles, sold online: what is asked follows from the answers.',
    size: 'simple',
    insuranceType: 'motorbike',
    currency: cityCycle.currency,
    languages: [...cityCycle.languages],
    timeZone: cityCycle.timeZone,
    ownerId: null,
    body: cityCycle,
  })
  await publishBody(ctx, { productId, slug: 'city-cycle' })
}

import type { CompanyCtx } from '../../platform/operations'
import { openProduct } from '../../design/products'
import { publishBody } from './publish-body'
import { travelLight } from './travel-light'
import { travelLightGuide, travelLightPrice } from './travel-light-price'

/** One tiny product for sale, so that the storefront has something to show from the first minute: /p/travel-light. */
export async function seedPublishingDemo(ctx: CompanyCtx) {
  const product = await openProduct(ctx, {
    name: 'Travel Light',
    description: 'Single trips, answered in two pages.',
    size: 'simple',
    insuranceType: 'travel',
    currency: travelLight.currency,
    languages: [...travelLight.languages],
    timeZone: travelLight.timeZone,
    ownerId: null,
    body: { ...travelLight, pricing: travelLightPrice, underwriting: travelLightGuide },
  })
  await publishBody(ctx, { productId: product.id, slug: 'travel-light' })
}

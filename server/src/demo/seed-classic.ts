import type { CompanyCtx } from '../platform/operations'
import { openProduct } from '../design/products'
import { classicCar, type ClassicConnectors } from './classic-car'
import { TROUBLED_PLATES } from './systems'

/** A product whose price and decision come by API. */
export async function seedClassicDemo(ctx: CompanyCtx, ids: ClassicConnectors) {
  await openProduct(ctx, {
    name: 'Classic Car',
    description: `Priced and decided by another system. Plates that go wrong: ${TROUBLED_PLATES.join(', ')}.`,
    size: 'simple',
    insuranceType: 'car',
    currency: 'HKD',
    languages: ['en_us', 'zh_tw'],
    timeZone: 'Asia/Hong_Kong',
    ownerId: null,
    body: classicCar(ids),
  })
}

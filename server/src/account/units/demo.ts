import type { CompanyCtx } from '../../platform/operations'
import { daysAgo, seedLapsedBill, seedPaidBill } from '../billing'
import { addUnits } from './move-units'
import { priceOfPack } from './units'

/** For the demo: an order that nobody paid, and the smaller one that was paid the day after. */
export async function seedUnits(ctx: CompanyCtx) {
  const [first, then] = [daysAgo(ctx, 31), daysAgo(ctx, 30)]
  const units = 500
  await seedLapsedBill(first, {
    what: { kind: 'units', units: 2_000 },
    price: await priceOfPack(first, 2_000),
    period: null,
  })
  const orderId = await seedPaidBill(then, {
    what: { kind: 'units', units },
    price: await priceOfPack(then, units),
    period: null,
  })
  await addUnits(then, { move: 'bought', units, key: `order:${orderId}`, orderId })
}

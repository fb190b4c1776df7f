import { type UnitMoveView, unitOperations, type UnitsView } from '@coverwright/contract/account/units'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  billOf,
  type BillPrice,
  currencyRefusal,
  listPrice,
  prorated,
  taxOf,
} from '@coverwright/rules/account/subscriptions'
import { LOW_BALANCE, packOf, UNIT_COST, unitPacks, unitUses } from '@coverwright/rules/account/units'
import { partsOf } from '@coverwright/rules/kernel'
import { findProfile } from '../../company/companies'
import { accountCredit, accountCurrency } from '../../company/movements'
import { companyDay } from '../../company/settings'
import { findSubscription } from '../../company/trials'
import { Refused, refuseIf } from '../../kernel'
import { type CompanyCtx, mayDo, type MemberCtx } from '../../platform/operations'
import { chargeBill, type Fulfil, getBill, placeBill } from '../billing'
import { addUnits } from './move-units'
import { findUnits, pageMoves } from './store'

export async function getUnits(ctx: MemberCtx): Promise<UnitsView> {
  const [held, subscription, currency] = [await findUnits(ctx), await findSubscription(ctx), await accountCurrency(ctx)]
  const { year, month } = partsOf(await companyDay(ctx))
  const isSold = currencyRefusal(currency) === null
  return {
    ...{ balance: held.balance, owed: held.owed, isLow: held.balance <= LOW_BALANCE },
    month: {
      issued: held.month === year * 12 + month ? held.issued : 0,
      included: subscription?.plan.transactions ?? 0,
    },
    costs: unitUses.map((use) => ({ use, units: UNIT_COST[use] })),
    packs: isSold
      ? unitPacks.map(({ units, listPrice: price }) => {
          const minor = listPrice(price, currency)
          return { units, price: { minor, currency }, each: { minor: prorated(minor, 1, units), currency } }
        })
      : [],
    may: mayDo(ctx.member, { buy: isSold && subscription !== null && unitOperations.buyUnits }),
  }
}

export async function listUnitMoves(ctx: MemberCtx, wanted: TakesOf<typeof unitOperations.listUnitMoves>) {
  const { rows, total } = await pageMoves(ctx, wanted)
  return {
    total,
    rows: rows.map(({ id, at, move, use, units, balance, policyId, orderId }): UnitMoveView => ({
      ...{ id, at: at.toISOString(), move, use, units, balance, policyId, orderId },
    })),
  }
}

export async function previewUnits(ctx: MemberCtx, { units }: { units: number }) {
  if (!packOf(units)) throw new Refused('units.noSuchPack', { field: 'units' })
  if (!(await findSubscription(ctx))) throw new Refused('subscriptions.needsPlan')
  const price = await priceOfPack(ctx, units)
  return { ...price, lines: price.lines.map((line) => ({ ...line })) }
}

/** With the tax of where the company is registered, less what its account holds. */
export async function priceOfPack(ctx: CompanyCtx, units: number): Promise<BillPrice> {
  const pack = packOf(units)
  if (!pack) throw new Refused('units.noSuchPack', { field: 'units' })
  const currency = await accountCurrency(ctx)
  refuseIf(currencyRefusal(currency))
  const tax = taxOf((await findProfile(ctx))?.placeOfIncorporation ?? '')
  const amountMinor = listPrice(pack.listPrice, currency)
  const line = { kind: 'units', amountMinor, days: 1, ofDays: 1, count: units } as const
  return billOf([line], { currency, tax, creditMinor: await accountCredit(ctx) })
}

/** Ordered and charged in one go: the card is there, and what is read is what is charged. */
export async function buyUnits(ctx: MemberCtx, { units, totalMinor }: TakesOf<typeof unitOperations.buyUnits>) {
  const price = await previewUnits(ctx, { units })
  if (price.totalMinor !== totalMinor) throw new Refused('orders.priceChanged')
  const { order } = await placeBill(ctx, { what: { kind: 'units', units }, price, period: null })
  await chargeBill(ctx, order.id)
  return getBill(ctx, { orderId: order.id })
}

export const fulfilUnits: Fulfil = {
  give: async (ctx, { orderId, what }) => {
    if (what.kind === 'units')
      await addUnits(ctx, { move: 'bought', units: what.units, key: `order:${orderId}`, orderId })
  },
}

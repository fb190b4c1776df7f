import { unitsTopic } from '@coverwright/contract/account/units'
import {
  isNowLow,
  spendRefusal,
  UNIT_COST,
  unitLines,
  type UnitMove,
  type UnitUse,
} from '@coverwright/rules/account/units'
import { postJournals } from '../../company/ledger'
import { notify } from '../../company/notifications'
import { companyDay } from '../../company/settings'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findMove, hasMoved, holdUnits, insertMove, type UnitAccountRow, updateUnits } from './store'

type About = { policyId?: string; orderId?: string }

type Spent = { use: UnitUse; key: string; times?: number } & About

/**
 * Spends what something costs, or refuses; under one key it is spent once. Never below zero, however many spend at once.
 * `times` is for what is billed as several, such as a long SMS.
 */
export async function spendUnits(ctx: CompanyCtx, { use, key, times = 1, ...about }: Spent) {
  const cost = UNIT_COST[use] * times
  const held = await holdUnits(ctx)
  if (await hasMoved(ctx, key)) return
  refuseIf(spendRefusal(held.balance, cost))
  await spend(ctx, held, use, cost, key, about)
}

/** A policy that is sold is issued: what there are no units for is owed, and somebody is told. */
export async function spendOrOwe(ctx: CompanyCtx, { use, key, ...about }: { use: UnitUse; key: string } & About) {
  const held = await holdUnits(ctx)
  if (await hasMoved(ctx, key)) return
  const cost = UNIT_COST[use]
  if (!spendRefusal(held.balance, cost)) return spend(ctx, held, use, cost, key, about)
  await updateUnits(ctx, { owed: held.owed + cost })
  if (held.owed === 0) await notify(ctx, { kind: 'units.runOut', values: {}, href: '/setting/units' })
  await ctx.notify(unitsTopic)
}

type Added = { move: Exclude<UnitMove, 'spent'>; units: number; key: string } & About

/** Units that were bought, come with a plan, or are given back; what is owed is taken from them first. */
export async function addUnits(ctx: CompanyCtx, { move, units, key, ...about }: Added) {
  if (units <= 0) return
  const held = await holdUnits(ctx)
  if (await hasMoved(ctx, key)) return
  const after = await moved(ctx, held, { move, use: null, units, key, about })
  const owed = Math.min(held.owed, after.balance)
  if (owed === 0) return
  await updateUnits(ctx, { owed: held.owed - owed })
  await spend(ctx, after, 'issuing', owed, `owed:${key}`, {})
}

/** What was spent under a key comes back, whole and once; nothing where nothing was spent. */
export async function refundUnits(ctx: CompanyCtx, key: string) {
  const spent = await findMove(ctx, key)
  if (spent?.move === 'spent') await addUnits(ctx, { move: 'refunded', units: -spent.units, key: `back:${key}` })
}

async function spend(ctx: CompanyCtx, held: UnitAccountRow, use: UnitUse, units: number, key: string, about: About) {
  const after = await moved(ctx, held, { move: 'spent', use, units: -units, key, about })
  if (isNowLow(held.balance, after.balance))
    await notify(ctx, { kind: 'units.low', values: { balance: after.balance }, href: '/setting/units' })
}

type Moved = { move: UnitMove; use: UnitUse | null; units: number; key: string; about: About }

/** One row, one journal, one sum: they agree because they are one transaction. */
async function moved(ctx: CompanyCtx, held: UnitAccountRow, { move, use, units, key, about }: Moved) {
  const [id, balance] = [ctx.newId(), held.balance + units]
  const { policyId = null, orderId = null } = about
  const row = { companyId: ctx.company, id, at: ctx.now(), move, use, units, balance, key, policyId, orderId }
  await insertMove(ctx, row)
  await updateUnits(ctx, { balance })
  const journal = { id, what: `units.${move}`, day: await companyDay(ctx), isTest: false, dimensions: {} }
  const things = { ...(policyId ? { policy: policyId } : {}), ...(orderId ? { order: orderId } : {}) }
  await postJournals(ctx, [{ ...journal, about: things, lines: unitLines(move, use, units) }])
  await ctx.notify(unitsTopic)
  return { ...held, balance }
}

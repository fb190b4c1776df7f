import type { Compared, Narrowed } from '@coverwright/contract/insight/dashboards'
import { type Windows, windowsOf } from '@coverwright/rules/insight/dashboards'
import { findCompanySettings } from '../../company/settings'
import type { CompanyCtx } from '../../platform/operations'
import { type Asked, type MoneyStep, sumMoney } from './sales-store'

/** What every figure begins with: its windows by the company's clocks. */
export async function openWindows(ctx: CompanyCtx, { range, productId, channel }: Narrowed) {
  const { timeZone, currency } = await findCompanySettings(ctx)
  const asked: Asked = { timeZone, ...(productId ? { productId } : {}), ...(channel ? { channel } : {}) }
  return { windows: windowsOf(range, ctx.now(), timeZone), asked, usual: currency }
}

/** Runs one question for this time and for the time before, which ends at the time of day that it is now. */
export async function both<Row>(windows: Windows, ask: (window: Windows['now']) => Promise<Row[]>) {
  const now = await ask(windows.now)
  if (!windows.before) return { now, before: null }
  const before: Row[] = []
  for (const part of windows.beforeParts) before.push(...(await ask(part)))
  return { now, before }
}

export type Both<Row> = { now: readonly Row[]; before: readonly Row[] | null }

export const compare = <Row>({ now, before }: Both<Row>, of: (row: Row) => number): Compared => ({
  now: sumOf(now, of),
  before: before && sumOf(before, of),
})

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

export const moneyOf = (ctx: CompanyCtx, windows: Windows, asked: Asked): Promise<Both<MoneyStep>> =>
  both(windows, (window) => sumMoney(ctx, window, asked))

/** Currencies are never added up: the one asked for, or the company's usual one where something was sold in it. */
export function chooseCurrency(money: Both<{ currency: string }>, usual: string, wanted?: string) {
  const sold = [...new Set([...money.now, ...(money.before ?? [])].map(({ currency }) => currency))].sort()
  const currencies = sold.includes(usual) ? [usual, ...sold.filter((each) => each !== usual)] : sold
  return { currencies, currency: wanted ?? currencies[0] ?? usual }
}

export const inCurrency = <Row extends { currency: string }>(
  { now, before }: Both<Row>,
  currency: string,
): Both<Row> => ({
  now: now.filter((row) => row.currency === currency),
  before: before && before.filter((row) => row.currency === currency),
})

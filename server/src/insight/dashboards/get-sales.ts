import type { Narrowed, SalesView } from '@coverwright/contract/insight/dashboards'
import { onSteps, stepsOf } from '@coverwright/rules/insight/dashboards'
import type { MemberCtx } from '../../platform/operations'
import { countPolicies, countQuotes } from './count-store'
import { both, chooseCurrency, compare, inCurrency, moneyOf, openWindows } from './sales'

export async function getSales(ctx: MemberCtx, narrowed: Narrowed): Promise<SalesView> {
  const { windows, asked, usual } = await openWindows(ctx, narrowed)
  const allMoney = await moneyOf(ctx, windows, asked)
  const { currency, currencies } = chooseCurrency(allMoney, usual, narrowed.currency)
  const money = inCurrency(allMoney, currency)
  const policies = await both(windows, (window) => countPolicies(ctx, window, asked))
  const quotes = await both(windows, (window) => countQuotes(ctx, window, asked))

  // Of all time, the line begins with the first sale.
  const days = [...allMoney.now, ...policies.now].map(({ at }) => at)
  const steps = stepsOf(windows.now, narrowed.range === 'all' ? firstOf(days, windows.now.to - 6) : undefined)
  const along = <Row extends { at: number }>(rows: readonly Row[], of: (row: Row) => number) =>
    onSteps(
      steps,
      rows.map((row) => ({ at: row.at, value: of(row) })),
    )
  const before = money.before?.map(({ at, premium }) => ({ at, value: premium }))
  return {
    currency,
    currencies,
    premium: compare(money, (row) => row.premium),
    commission: compare(money, (row) => row.commission),
    refunds: compare(money, (row) => row.refunds),
    policies: compare(policies, (row) => row.value),
    quotes: compare(quotes, (row) => row.quotes),
    bought: compare(quotes, (row) => row.bought),
    steps: {
      step: steps.step,
      moments: [...steps.moments],
      premium: along(money.now, (row) => row.premium),
      commission: along(money.now, (row) => row.commission),
      refunds: along(money.now, (row) => row.refunds),
      policies: along(policies.now, (row) => row.value),
      quotes: along(quotes.now, (row) => row.quotes),
      bought: along(quotes.now, (row) => row.bought),
      premiumBefore: before && windows.before ? onSteps(stepsOf(windows.before), before) : [],
    },
  }
}

const firstOf = (days: readonly number[], otherwise: number) =>
  days.reduce((first, day) => Math.min(first, day), otherwise)

import { type PortfolioDetail, portfolioOperations, type PortfolioView } from '@coverwright/contract/rating/portfolios'
import type { Permission } from '@coverwright/rules/company/members'
import type { KnownName } from '@coverwright/rules/rating/imports'
import { mayDo } from '../../platform/operations'
import type { PortfolioRow } from './store'

export function presentPortfolio(
  row: PortfolioRow,
  currency: string,
  permissions: readonly Permission[],
): PortfolioView {
  const { convert, delete: remove } = portfolioOperations
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    fileName: row.fileName,
    state: row.state,
    failure: row.failure,
    rowCount: row.rowCount,
    problemCount: row.problemCount,
    totals: row.totals,
    currency,
    madeAt: row.madeAt.toISOString(),
    may: mayDo({ permissions }, { convert: row.state === 'mapping' && convert, delete: remove }),
  }
}

/** Fewer different texts than this can be answers that are chosen. */
const MOST_CHOICES = 40

export const presentDetail = (
  row: PortfolioRow,
  { names, currency }: { names: readonly KnownName[]; currency: string },
  permissions: readonly Permission[],
): PortfolioDetail => ({
  portfolio: presentPortfolio(row, currency, permissions),
  columns: row.columns.map(({ at, title, filled, samples }) => ({
    at,
    title,
    filled,
    samples: [...samples],
    isChoice: samples.length < MOST_CHOICES,
  })),
  mapping: row.mapping.map(({ at, target, values }) => ({ at, target: { ...target }, values: { ...values } })),
  names: names.map(({ name, titles, kind, options }) => ({
    name,
    title: titles[0] ?? name,
    kind,
    options: options.map(({ value, labels }) => ({ value, label: labels[0] ?? value })),
  })),
  problems: row.problems.map(({ row: at, column, code, text }) => ({ row: at, column, code, text })),
})

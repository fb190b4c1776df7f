import type { Dataset } from '../../design/datasets'
import type { TableColumn } from '../../design/parts'
import { isNamed } from './named-amounts'
import type { RateTable } from './table'
import { MOST_SHARE, saidIn } from './taken-as'

type Rates = Pick<RateTable, 'id' | 'name' | 'columns'> & Partial<Pick<RateTable, 'versions'>>

/** What rates in percent or per mille are usually a share of. */
const INSURED = /sum|value|insured|assured|amount|保額|保额|金額|金额|價值|价值|nilai|summe|wert/i

/**
 * Rates of 1.2 % or 2.6 ‰ in a product without a premium to begin with: they are a share of an amount that customers are
 * asked for. Null where no table holds such rates, or where nobody can tell which amount is meant.
 */
export function shareOfAmount<Table extends Rates>(tables: readonly Table[], dataset: Dataset, currency: string) {
  const table = tables.find(givesShare)
  const amounts = amountsIn(dataset, currency)
  const likely = amounts.length > 1 ? amounts.filter(({ name }) => INSURED.test(name)) : amounts
  return table && likely.length === 1 ? { table, amount: likely[0]!.name } : null
}

/** Such rates, and nobody is asked for any amount that they could be a share of. */
export const lacksAmount = (tables: readonly Rates[], dataset: Dataset, currency: string): boolean =>
  tables.some(givesShare) && amountsIn(dataset, currency).length === 0

const amountsIn = ({ names }: Dataset, currency: string) =>
  names.filter(({ type }) => type.kind === 'money' && type.currency === currency)

const givesShare = (table: Rates): boolean =>
  !isNamed(table) &&
  isShare(
    table,
    table.columns.find(({ role }) => role === 'factor'),
  )

/** All of them small, and none said to be added or taken off. */
function isShare({ name, columns, versions }: Rates, column: TableColumn | undefined): boolean {
  if (!column || (saidIn(column.title) ?? saidIn(name)) !== null) return false
  const at = columns.indexOf(column)
  const figures = (versions?.at(-1)?.rows ?? []).map((row) => Number(row[at])).filter((figure) => !Number.isNaN(figure))
  return figures.length > 0 && figures.every((figure) => figure > 0 && figure < MOST_SHARE)
}

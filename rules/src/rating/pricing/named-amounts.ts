import type { TableColumn } from '../../design/parts'
import type { RateTable } from './table'
import { isMatchColumn } from './table'

type Sourced = TableColumn & { readonly source?: string }
type Named = { readonly columns: readonly Sourced[]; readonly versions?: RateTable['versions'] }

/** What a single amount is to a price, by what it is called: a part of it, the least that it comes to, or nothing. */
export type NamedUse = 'part' | 'least' | 'apart'
export type NamedAmount = { readonly name: string; readonly use: NamedUse }

const LEAST = /\bmin(imum|\.)?\b|\bleast\b|\bfloor\b|最低|最少|mindest|minimal|minimum/i
const APART =
  /\blimits?\b|excess|deductible|sums? (insured|assured)|\bmax(imum|\.)?\b|\bcap\b|自負|自负|自付|墊底|垫底|免賠|免赔|限額|限额|保額|保额|最高|selbst(behalt|beteiligung)|höchst|batas|risiko sendiri/i

/**
 * The rows of a table of single amounts, which steps ask by their names: 'Policy fee', 'Minimum premium'. Null for any
 * other table. Each is meant for itself; to add a least premium or an excess to the price would be wrong for everybody.
 */
export function namedAmounts({ columns, versions }: Named): NamedAmount[] | null {
  const matched = columns.filter(isMatchColumn)
  const [key] = matched
  if (matched.length !== 1 || !key || !(key as Sourced).source?.startsWith('"')) return null
  const at = columns.findIndex(({ id }) => id === key.id)
  const names = (versions?.at(-1)?.rows ?? []).flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []))
  return names.map((name) => ({ name, use: LEAST.test(name) ? 'least' : APART.test(name) ? 'apart' : 'part' }))
}

import type { TableColumn } from '../../design/parts'
import type { RateTable } from './table'
import { isMatchColumn } from './table'

type Sourced = TableColumn & { readonly source?: string }
type Named = { readonly columns: readonly Sourced[]; readonly versions?: RateTable['versions'] }

/** What an amount is to a price, by what it is called: a part of it, a fee on top, the least that it comes to, or nothing. */
export type NamedUse = 'part' | 'fee' | 'least' | 'apart'
export type NamedAmount = { readonly name: string; readonly use: NamedUse }

const LEAST = /\bmin(imum|\.)?\b|\bleast\b|\bfloor\b|最低|最少|mindest|minimal|minimum/i
const APART =
  /\blimits?\b|excess|deductible|sums? (insured|assured)|\bmax(imum|\.)?\b|\bcap\b|自負|自负|自付|墊底|垫底|免賠|免赔|限額|限额|保額|保额|最高|selbst(behalt|beteiligung)|höchst|batas|risiko sendiri/i

const FEE =
  /\bfees?\b|\bcharges?\b|\blev(y|ies)\b|\bstamp\b|\bdut(y|ies)\b|\btax(es)?\b|\b(vat|gst|ipt|ppn)\b|steuer|pajak|m[ae]terai|稅|税|手續費|手续费|收費|收费|徵費|征费|gebühr|biaya/i

export const usedAs = (name: string): NamedUse =>
  LEAST.test(name) ? 'least' : APART.test(name) ? 'apart' : FEE.test(name) ? 'fee' : 'part'

/** Whether its key is a word in quotes: a table of single figures, of which a step asks for one by its name. */
export const isNamed = ({ columns }: Pick<Named, 'columns'>): boolean => {
  const matched = columns.filter(isMatchColumn)
  return matched.length === 1 && (matched[0] as Sourced).source?.startsWith('"') === true
}

type Look = { readonly inputs: Readonly<Record<string, string>> }

/** Whether a look-up asks for a charge by its name: what becomes of it nobody has to say. */
export const isChargeLook = ({ inputs }: Look): boolean => {
  const [only = '', ...others] = Object.values(inputs)
  return others.length === 0 && /^"[^"]+"$/.test(only) && usedAs(only.slice(1, -1)) === 'fee'
}

/**
 * How a charge in percent comes on a price: 0.03 as a share of it, 1.03 as a factor. Null for a figure that is neither,
 * such as 95: multiplied with, everybody would pay it many times over.
 */
export function chargeTaking(table: Named, name: string): 'load' | 'factor' | null {
  const at = table.columns.findIndex(isMatchColumn)
  const given = table.columns.findIndex(({ role }) => role === 'factor')
  const figure = Number(table.versions?.at(-1)?.rows.find((row) => row[at] === name)?.[given] ?? NaN)
  if (figure >= 0 && figure < 1) return 'load'
  return figure >= 1 && figure < 2 ? 'factor' : null
}

/**
 * The rows of a table of single amounts, which steps ask by their names: 'Policy fee', 'Minimum premium'. Null for any
 * other table. Each is meant for itself; to add a least premium or an excess to the price would be wrong for everybody.
 */
export function namedAmounts(table: Named): NamedAmount[] | null {
  if (!isNamed(table)) return null
  const at = table.columns.findIndex(isMatchColumn)
  const names = (table.versions?.at(-1)?.rows ?? []).flatMap((row) => (typeof row[at] === 'string' ? [row[at]] : []))
  return names.map((name) => ({ name, use: usedAs(name) }))
}

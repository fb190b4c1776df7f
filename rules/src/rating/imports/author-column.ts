import type { RegionColumn } from './region'

const SQL = /^\s*(?:select|insert|update|delete|merge|case\s+when|union|values\s*\()\b/i
const ARITHMETIC = /^=|^[\d.,]+\s*[*×x+]\s*[\d.,]+(?:\s*[*×x+]\s*[\d.,]+)*$/
const WORKING =
  /^(?:sql|script|query|check|check ?sum|formula|workings?|calc(?:ulation)?s?|diff(?:erence)?|variance|delta|change|chg|helper|temp|tmp|test|todo|do not use|internal)\b|\b(?:vs\.?|versus|diff(?:erence)? to|change (?:to|from|vs)|last year|prior year|previous year|old rate|old premium)\b/i
const REMARK = /^(?:remarks?|comments?|notes?|備註|备注|catatan|keterangan|bemerkung(?:en)?|hinweise?)\b/i

/** Who keeps the sheet, and when it was touched: never what a customer is asked. */
const KEPT_BY =
  /\b(?:(?:last )?(?:updated|modified|changed|entered|created|checked|approved|reviewed|prepared)(?: (?:by|on|at|date))?|user ?id|author|row ?id|record ?id|batch|source file|file name|timestamp|bearbeiter)$/i

/** What an author wrote beside the rates for nobody but themselves; null where a column is part of the table. */
export function authorColumn({ name, profile }: RegionColumn): 'sql' | 'note' | 'working' | null {
  const { distinct } = profile
  const most = (pattern: RegExp) =>
    distinct.length > 0 && distinct.filter((text) => pattern.test(text)).length * 2 > distinct.length
  if (most(SQL) || /^sql\b/i.test(name)) return 'sql'
  if (REMARK.test(name) || KEPT_BY.test(name)) return 'note'
  const isFigures = ['number', 'percent', 'money'].includes(profile.kind)
  return (WORKING.test(name) && isFigures) || most(ARITHMETIC) ? 'working' : null
}

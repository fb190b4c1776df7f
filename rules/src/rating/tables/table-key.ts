import type { Refusal } from '../../kernel'
import { isMatchColumn, isValueColumn, type TableColumn } from '../pricing'

/** What a recipe calls a table, and a look-up calls a column: a name that formulas can hold. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,59}$/

export const MAX_TABLE_NAME = 100
export const MAX_TABLE_COLUMNS = 60
export const MAX_TABLE_ROWS = 1_000_000

export const isTableKey = (key: string): boolean => KEY.test(key)

/** A first short name from what people call it: 'Age factors (2026)' is `ageFactors2026`. */
export function keyFrom(name: string, taken: readonly string[] = []): string {
  const words = name
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
  const joined = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`))
    .join('')
  const base = isTableKey(joined.slice(0, 50)) ? joined.slice(0, 50) : `table${joined.slice(0, 40)}`
  const isTaken = (key: string) => taken.some((other) => other.toLowerCase() === key.toLowerCase())
  let key = base
  for (let next = 2; isTaken(key); next++) key = `${base}${next}`
  return key
}

/** What is wrong with the columns of a table before any row is looked at. */
export function columnsRefusal(columns: readonly TableColumn[]): Refusal | null {
  const wrong = columns.find(({ id }) => !isTableKey(id))
  if (wrong) return { code: 'tables.columnName', values: { column: wrong.id } }
  const twice = columns.find(({ id }, at) => columns.findIndex((other) => other.id === id) !== at)
  if (twice) return { code: 'tables.columnTwice', values: { column: twice.id } }
  const untitled = columns.find(({ title }) => title.trim() === '')
  if (untitled) return { code: 'tables.columnUntitled', values: { column: untitled.id } }
  if (!columns.some(isMatchColumn)) return { code: 'tables.noMatchColumn' }
  if (!columns.some(isValueColumn)) return { code: 'tables.noValueColumn' }
  return null
}

/** Whether rows made for the one can be read by the other: titles and trends may differ, what cells mean may not. */
export function isSameStructure(one: readonly TableColumn[], other: readonly TableColumn[]): boolean {
  const structure = (columns: readonly TableColumn[]) =>
    JSON.stringify(
      columns.map((column) => [
        column.id,
        column.role,
        'of' in column ? column.of : null,
        'currency' in column ? column.currency : null,
      ]),
    )
  return structure(one) === structure(other)
}

import type { Dataset } from '../../design/datasets'
import { isMatchColumn, type RateTable } from './table'

export type AskedRow = { readonly key: string; readonly column: string; readonly name: string }

/**
 * A list by names ('Burglar alarm', 'Smoke detectors') of which customers are asked for each, yes or no: its rows with the
 * question of each. Null where one of them has no such question.
 */
export function askedEach(
  { columns, versions }: Pick<RateTable, 'columns'> & Partial<Pick<RateTable, 'versions'>>,
  { names }: Dataset,
): AskedRow[] | null {
  const [key, ...others] = columns.filter(isMatchColumn)
  if (!key || others.length > 0 || key.role !== 'exact' || key.of !== 'text') return null
  const at = columns.indexOf(key)
  const rows = (versions?.at(-1)?.rows ?? []).map((row) => row[at])
  const asked = rows.flatMap((cell): AskedRow[] => {
    const found =
      typeof cell === 'string' && names.find(({ name, type }) => type.kind === 'yesNo' && isCalled(name, cell))
    return found ? [{ key: cell, column: key.id, name: found.name }] : []
  })
  return asked.length > 0 && asked.length === rows.length ? asked : null
}

/** 'No claims (3 years)' is noClaims3Years. */
const isCalled = (name: string, words: string): boolean => plain(name) === plain(words)
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

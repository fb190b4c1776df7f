import { printDay, printInstant } from '../../kernel'
import { Exact } from '../../money'
import type { DataType } from './data-type'
import type { Value } from './read-answer'

/** An answer as a worksheet shows it. */
export function printValue(value: Value | undefined, kind: DataType['kind'] | 'other' = 'other'): string {
  if (value === undefined) return '—'
  if (value instanceof Exact) return value.toString()
  if (typeof value === 'number') return kind === 'dateTime' ? printInstant(value) : printDay(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  return `[${value.map((entry) => printValue(entry)).join(', ')}]`
}

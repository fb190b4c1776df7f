import { saidIn } from '../pricing'
import type { MappedColumn, MappedCross } from './mapping'
import type { Region, RegionColumn } from './region'
import { headerSense } from './synonyms'

export const isMatched = ({ role }: MappedColumn) => role === 'exact' || role === 'band'
export const isValue = ({ role }: MappedColumn) => role === 'factor' || role === 'amount'

/**
 * Figures in front of figures, and nothing that they are for: of a table that was set upright what stood across its top,
 * and percentages that are all different ('0.5%', '1% (standard)' of a deductible), which customers choose among.
 */
export function withKey(columns: MappedColumn[], cross: MappedCross | null, region: Region): MappedColumn[] {
  const [first, ...others] = columns
  if (!first || cross || columns.some(isMatched) || !isValue(first) || !others.some(isValue)) return columns
  if (region.edges.isTurned) return [{ ...first, role: 'exact', of: 'number', percentAs: 'points' }, ...others]
  const found = region.columns.find(({ at }) => at === first.at)
  return found && isChosenPercent(found)
    ? [{ ...first, role: 'exact', of: 'text', percentAs: 'points' }, ...others]
    : columns
}

/** What is called a discount or a rate is what comes of something. */
const isChosenPercent = ({ name, profile: { kind, distinct, filled } }: RegionColumn) =>
  kind === 'percent' && filled > 1 && distinct.length === filled && (headerSense(name) ?? saidIn(name)) === null

import { decisionOf } from '../underwriting'
import type { ColumnProfile } from './column-profile'
import type { MappedColumn } from './mapping'
import type { Region } from './region'
import { headerSense } from './synonyms'

/**
 * A table that decides gives a loading only where there is one: an empty cell of it says nothing, and what is
 * written is kept as it stands, so that 15 % stays 15 %.
 */
export function withTerms(
  columns: MappedColumn[],
  region: Region,
  reasons: Readonly<Record<string, string>>,
): MappedColumn[] {
  const profileOf = ({ at }: MappedColumn) => region.columns.find((each) => each.at === at)?.profile
  const decides = columns.some((column) => column.role === 'text' && isDeciding(profileOf(column)))
  if (!decides) return columns
  return columns.map((each) => (isTerm(each) && reasons[each.at] !== 'remembered' ? { ...each, role: 'text' } : each))
}

const isTerm = ({ role, title }: MappedColumn) =>
  role === 'factor' || (role === 'amount' && headerSense(title) === 'factor')

const isDeciding = (profile: ColumnProfile | undefined) =>
  profile !== undefined && profile.distinct.length > 0 && profile.distinct.every((word) => decisionOf(word) !== null)

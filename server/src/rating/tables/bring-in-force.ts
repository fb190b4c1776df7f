import type { MemberCtx } from '../../platform/operations'
import { checkRows } from './check-version'
import { holdVersion } from './load-version'
import { putInForce } from './put-in-force'
import { mustBeAnother } from './second-person'

/**
 * For rows that came in with a whole product: in force as they were where they came from, or waiting as a draft where a
 * second person has to say so. Rows that do not compile are told, as whoever activates them would be.
 */
export async function bringInForce(ctx: MemberCtx, versionId: string): Promise<{ brokenRow: number | null }> {
  const held = await holdVersion(ctx, versionId)
  const { broken } = await checkRows(ctx, held)
  const [first] = broken
  if (first) return { brokenRow: first.row ?? 0 }
  if (!(await mustBeAnother(ctx, held.version))) await putInForce(ctx, versionId)
  return { brokenRow: null }
}

import type { MemberCtx } from '../../platform/operations'
import { getTable } from './get-table'

export async function listVersions(ctx: MemberCtx, { id }: { id: string }) {
  return { versions: (await getTable(ctx, { id })).versions }
}

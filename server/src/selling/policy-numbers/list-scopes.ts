import type { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentDesigns } from './present'
import { listDesignRows } from './store'

/** A company has tens of designs, and a state is worked out, not stored: they are chosen after that. */
export async function listScopes(ctx: MemberCtx, input: TakesOf<typeof policyNumberOperations.listScopes>) {
  const { page, pageSize, search, status } = input
  const views = await presentDesigns(ctx, await listDesignRows(ctx, search.trim()))
  const found = status ? views.filter((view) => view.status === status) : views
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length }
}

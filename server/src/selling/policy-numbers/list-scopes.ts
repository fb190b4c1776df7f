import { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { TakesOf } from '@coverwright/contract/platform'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { presentDesigns } from './present'
import { listAllDesigns, listDesignRows } from './store'

export async function listScopes(ctx: MemberCtx, wanted: TakesOf<typeof policyNumberOperations.listScopes>) {
  const [status] = wanted.filter.status ?? []
  const { rows, total } = await listDesignRows(ctx, wanted, status ? await idsWith(ctx, status) : [])
  const may = mayDo(ctx.member, { create: policyNumberOperations.createDesign })
  return { rows: await presentDesigns(ctx, rows), total, may }
}

/** A company has tens of designs. */
async function idsWith(ctx: MemberCtx, status: string): Promise<string[]> {
  const views = await presentDesigns(ctx, await listAllDesigns(ctx))
  return views.filter((view) => view.status === status).map(({ id }) => id)
}

import type { CanaryView } from '@coverwright/contract/release/canaries'
import type { MemberCtx } from '../../platform/operations'
import { shellOf } from '../publishing'
import { presentCanary } from './present'
import { listCanaryRows } from './store'

export async function listCanaries(ctx: MemberCtx, { productId }: { productId: string }) {
  const rows: CanaryView[] = []
  for (const row of await listCanaryRows(ctx, productId))
    rows.push(await presentCanary(ctx, row, await shellOf(ctx, row.shellId)))
  return { rows }
}

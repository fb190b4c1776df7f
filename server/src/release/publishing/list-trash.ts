import type { publisherOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentShells } from './present'
import { listTrashRows } from './shelf-store'

export async function listTrash(ctx: MemberCtx, wanted: TakesOf<typeof publisherOperations.listTrash>) {
  const { rows, total } = await listTrashRows(ctx, wanted)
  const views = await presentShells(ctx, rows)
  return {
    rows: rows.flatMap(({ productName, insuranceType, trashedAt, publishedAt }, at) => {
      const view = views[at]
      return view ? [{ ...view, productName, insuranceType, trashedAt: (trashedAt ?? publishedAt).toISOString() }] : []
    }),
    total,
  }
}

import {
  type ForSaleView,
  type publisherOperations,
  publishingOperations,
} from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import { companyDay } from '../../company/settings'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { presentShells } from './present'
import { listShelfRows, listShellsById } from './shelf-store'

export async function listForSale(ctx: MemberCtx, wanted: TakesOf<typeof publisherOperations.listForSale>) {
  const { rows, total } = await listShelfRows(ctx, wanted, await companyDay(ctx))
  const ids = rows.flatMap(({ live, prelive }) => [live, prelive].filter((id) => id !== null))
  const views = new Map((await presentShells(ctx, await listShellsById(ctx, ids))).map((view) => [view.id, view]))
  const may = mayDo(ctx.member, {
    publish: publishingOperations.publishToPreLive,
    schedule: publishingOperations.mountRelease,
  })
  return {
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      insuranceType: row.insuranceType,
      ownerName: row.ownerName,
      status: row.status as ForSaleView['status'],
      live: views.get(row.live ?? '') ?? null,
      prelive: views.get(row.prelive ?? '') ?? null,
      updatedAt: row.updatedAt.toISOString(),
      may,
    })),
    total,
  }
}

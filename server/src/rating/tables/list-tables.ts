import type { CheckView, TableView } from '@coverwright/contract/rating/tables'
import type { Body } from '@coverwright/rules/design/products'
import { usesOfTable } from '@coverwright/rules/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { checkedColumns } from './check-columns'
import { presentTable, presentVersion } from './present'
import { findChecks, listTablesOf, listVersionsOf, type TableRow } from './store'

export async function listTables(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await openBody(ctx, productId)
  return { tables: await presentTables(ctx, await listTablesOf(ctx, productId), body) }
}

export async function presentTables(ctx: MemberCtx, tables: readonly TableRow[], body: Body): Promise<TableView[]> {
  const held = ctx.member.permissions
  const ids = tables.map(({ id }) => id)
  const tableOf = new Map(tables.map((table) => [table.id, table]))
  const versions = (await listVersionsOf(ctx, ids)).map((version) => ({
    version,
    checkHash: checkedColumns(tableOf.get(version.tableId) as TableRow, version, body).key,
  }))
  const found = await findChecks(
    ctx,
    versions.map(({ checkHash }) => checkHash),
  )
  const checks = new Map(found.map(({ hash, outcome }) => [hash, outcome as CheckView]))
  return tables.map((table) => {
    const own = versions.filter(({ version }) => version.tableId === table.id).reverse()
    return presentTable(
      table,
      {
        versions: own.map(({ version, checkHash }) => presentVersion(version, checks.get(checkHash) ?? null, held)),
        usedBy: usesOfTable(body, table.key),
        wasActive: own.some(({ version }) => version.activatedAt !== null),
      },
      held,
    )
  })
}

import type { CheckView, TableView } from '@coverwright/contract/rating/tables'
import { usesOfTable } from '@coverwright/rules/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { versionHash } from './chunks'
import { presentTable, presentVersion } from './present'
import { findChecks, listTablesOf, listVersionsOf, type TableRow } from './store'

export async function listTables(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await openBody(ctx, productId)
  return { tables: await presentTables(ctx, await listTablesOf(ctx, productId), body) }
}

type Body = Parameters<typeof usesOfTable>[0]

export async function presentTables(ctx: MemberCtx, tables: readonly TableRow[], body: Body): Promise<TableView[]> {
  const held = ctx.member.permissions
  const ids = tables.map(({ id }) => id)
  const columnsOf = new Map(tables.map(({ id, columns }) => [id, columns]))
  const versions = (await listVersionsOf(ctx, ids)).map((version) => ({
    version,
    checkHash: versionHash(columnsOf.get(version.tableId) ?? [], version.chunks),
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

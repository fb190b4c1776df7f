import { buffer } from 'node:stream/consumers'
import { momentIn } from '@coverwright/rules/design/forms'
import { afterEvent, type ImportEvent } from '@coverwright/rules/rating/imports'
import { Refused } from '../../kernel'
import { findFile } from '../../company/media'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { listTablesOf } from '../tables'
import { knownNames } from './known-names'
import { presentDetail } from './present'
import type { SheetFile } from './sheet-work'
import { findImport, type ImportRow, lockImport } from './store'

export async function loadImport(ctx: CompanyCtx, id: string): Promise<ImportRow> {
  const row = await findImport(ctx, id)
  if (!row) throw new Refused('imports.notFound')
  return row
}

/** Held for this transaction, and in a state in which the event can happen. */
export async function holdImport(ctx: CompanyCtx, id: string, event: ImportEvent) {
  const row = await lockImport(ctx, id)
  if (!row) throw new Refused('imports.notFound')
  const next = afterEvent(row.state, event)
  if (!next) throw new Refused('imports.notNow', { values: { state: row.state } })
  return { row, next }
}

/** What the product knows: its data names, its currency, its tables. */
export async function loadSetting(ctx: CompanyCtx, productId: string) {
  const { body } = await openBody(ctx, productId)
  const tables = (await listTablesOf(ctx, productId)).map(({ id, name, columns }) => ({ id, name, columns }))
  const today = momentIn(ctx.now(), body.timeZone).day
  const tableIds = tables.map(({ id }) => id)
  return { productId, names: knownNames(body), currency: body.currency, tables, tableIds, today }
}

export async function readImportFile(ctx: CompanyCtx, row: ImportRow): Promise<SheetFile | null> {
  const file = await findFile(ctx, row.fileId)
  if (!file) return null
  return { kind: row.fileKind, name: row.fileName, bytes: new Uint8Array(await buffer(await ctx.files.open(file.key))) }
}

export async function detailOf(ctx: MemberCtx, row: ImportRow) {
  return presentDetail(row, await loadSetting(ctx, row.productId), ctx.member.permissions)
}

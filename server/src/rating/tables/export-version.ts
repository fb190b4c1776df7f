import { z } from 'zod'
import { newFileKey } from '../../platform/files'
import { job, type MemberCtx } from '../../platform/operations'
import { readOrderedTexts } from './chunks'
import { loadVersion } from './load-version'
import { named } from './named'
import { runTableTask } from './run-table-task'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ADDRESS_LIFE_MS = 10 * 60_000
const ERASE = 'tables.eraseExport'

export async function exportVersion(ctx: MemberCtx, { versionId }: { versionId: string }) {
  const { table, version } = await loadVersion(ctx, versionId)
  const chunks = await readOrderedTexts(ctx, version.chunks)
  const task = { kind: 'sheet' as const, title: table.name, columns: table.columns, chunks }
  const bytes = Buffer.from(await runTableTask(task, version.rowCount))
  const key = newFileKey(ctx.company, ctx.now(), ctx.newId())
  await ctx.files.put(key, bytes, { size: bytes.length, type: XLSX })
  const expiresAt = new Date(ctx.now().getTime() + ADDRESS_LIFE_MS)
  await ctx.enqueue(ERASE, { key }, { runAt: new Date(expiresAt.getTime() + ADDRESS_LIFE_MS) })
  await ctx.record('tables.exported', { ...named(table), number: version.number, rows: version.rowCount })
  const name = `${table.key}-v${version.number}.xlsx`
  const url = await ctx.files.readAddress(key, { name, type: XLSX, way: 'attachment', expiresAt })
  return { name, url, urlExpiresAt: expiresAt.toISOString() }
}

/** Made to be fetched at once: an export is no file of the company's. */
export const eraseExport = job({
  task: ERASE,
  payload: z.object({ key: z.string() }),
  run: async (ctx, { key }) => ctx.files.delete(key),
})

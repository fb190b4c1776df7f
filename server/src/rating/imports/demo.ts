import { createHash } from 'node:crypto'
import { fileKinds } from '@coverwright/rules/company/media'
import { addFile, holdFile } from '../../company/media'
import { newFileKey } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'
import { beginRun } from './begin-run'
import { newImport } from './new-import'
import { insertImport } from './store'

export type DemoSheet = { productId: string; name: string; bytes: Buffer }

/** A rate sheet that has come in and is being looked at: it can be downloaded, mapped and converted by whoever tries the demo. */
export async function seedImportsDemo(ctx: CompanyCtx, sheets: readonly DemoSheet[]) {
  for (const { productId, name, bytes } of sheets) {
    const id = ctx.newId()
    const key = newFileKey(ctx.company, ctx.now(), id)
    await ctx.files.put(key, bytes, { size: bytes.length, type: fileKinds.xlsx.type })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file = await addFile(ctx, {
      id,
      purpose: 'pricingTable',
      name,
      kind: 'xlsx',
      size: bytes.length,
      sha256,
      width: null,
      height: null,
      key,
      madeBy: null,
      madeAt: ctx.now(),
    })
    const row = await insertImport(ctx, newImport(ctx, { productId, file: { ...file, kind: 'xlsx' }, madeBy: null }))
    await holdFile(ctx, { place: 'importedSheet', of: row.id }, file.id)
    await beginRun(ctx, row)
  }
}

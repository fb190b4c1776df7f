import { buffer } from 'node:stream/consumers'
import { findFile } from '../../../company/media'
import { Refused } from '../../../kernel'
import type { MemberCtx } from '../../../platform/operations'
import { findTemplate } from '../store'
import { openPdf } from './open-pdf'

/** What stands on the pages already, for whoever puts fields onto them; nothing where there is no PDF. */
export async function readBase(ctx: MemberCtx, { id }: { id: string }) {
  const row = await findTemplate(ctx, id)
  if (!row) throw new Refused('templates.notFound')
  const fileId = 'page' in row.body ? (row.body.page.base?.fileId ?? '') : ''
  const file = fileId === '' ? null : await findFile(ctx, fileId)
  if (!file || (await ctx.files.sizeOf(file.key)) === null) return { words: [] }
  const { words } = await openPdf(ctx, await buffer(await ctx.files.open(file.key)), 'id')
  return { words: [...words] }
}

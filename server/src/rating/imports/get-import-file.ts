import type { ReadAddress } from '@coverwright/contract/company/media'
import { Refused } from '../../kernel'
import { findFile, readFileAt } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { loadImport } from './load-import'

export async function getImportFile(ctx: MemberCtx, { id }: { id: string }): Promise<ReadAddress> {
  const { fileId } = await loadImport(ctx, id)
  const file = await findFile(ctx, fileId)
  if (!file) throw new Refused('imports.fileGone')
  return readFileAt(ctx, file)
}

import type { Body } from '@coverwright/rules/design/products'
import { buffer } from 'node:stream/consumers'
import { findSeenFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { keepLook } from './carry-look'
import { withKeptDocuments } from './keep-documents'
import { openArchive } from './open-archive'
import { type ReadArchive, readArchive } from './read-archive'
import { refuseBrokenForm } from './refuse-broken'

/** A zip that somebody has sent, read and found right; nothing of it is kept yet. */
export async function openBrought(ctx: MemberCtx, fileId: string) {
  const file = await findSeenFile(ctx, fileId)
  if (file?.purpose !== 'productArchive') throw new Refused('versions.fileGone')
  const { folder, bodyVersion } = await openArchive(await buffer(await ctx.files.open(file.key)))
  const archive = await readArchive(folder, bodyVersion)
  refuseBrokenForm(folder, archive)
  return { file, folder, archive }
}

/** Its design with documents, photo and font as files of this company. */
export async function broughtBody(ctx: MemberCtx, archive: ReadArchive): Promise<Body> {
  const body = await withKeptDocuments(ctx, archive.body, archive.documents)
  return { ...body, look: await keepLook(ctx, body.look, archive.look, archive.design['look']) }
}

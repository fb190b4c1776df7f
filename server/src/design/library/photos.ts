import { libraryTopic, photoOperations } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { cropRefusal } from '@coverwright/rules/design/library'
import { Refused, refuseIf } from '../../kernel'
import { findFile, forgetFile, forgetFiles, holdFile } from '../../company/media'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { makeSizesLater } from './make-sizes'
import {
  deletePhotoRow,
  insertPhoto,
  listPhotoRows,
  listPhotoTags,
  lockPhoto,
  type PhotoRow,
  updatePhotoRow,
} from './photo-store'
import { presentPhoto, presentPhotos, versionOf } from './present-photo'
import { refuseUsed } from './where-used'

type Takes<Name extends keyof typeof photoOperations> = TakesOf<(typeof photoOperations)[Name]>

const place = (id: string) => ({ place: 'photoLibrary', of: id }) as const

export async function listPhotos(ctx: MemberCtx, wanted: Takes<'list'>) {
  const { rows, total } = await listPhotoRows(ctx, wanted)
  const may = mayDo(ctx.member, { add: photoOperations.add })
  return { rows: await presentPhotos(ctx, rows), total, may, tags: await listPhotoTags(ctx) }
}

export async function addPhoto(ctx: MemberCtx, { fileId, focus, ...draft }: Takes<'add'>) {
  refuseIf(cropRefusal(draft.crop))
  const file = await findFile(ctx, fileId)
  // What somebody else has sent and not put in is theirs.
  if (file?.purpose !== 'photo' || file.madeBy !== ctx.member.id)
    throw new Refused('library.fileGone', { field: 'fileId' })
  const row: PhotoRow = {
    ...{ companyId: ctx.company, id: fileId, ...draft },
    ...{ focusX: focus.x, focusY: focus.y, version: versionOf(file.sha256, draft.crop), madeVersion: null },
    ...{ revision: 1, addedBy: ctx.member.id, addedAt: ctx.now() },
  }
  await insertPhoto(ctx, row)
  await holdFile(ctx, place(fileId), fileId)
  await makeSizesLater(ctx, row)
  await ctx.record('library.photoAdded', { photoId: fileId, name: row.name })
  await ctx.notify(libraryTopic)
  return presentPhoto(ctx, row)
}

export async function updatePhoto(ctx: MemberCtx, { id, baseRevision, focus, ...draft }: Takes<'update'>) {
  refuseIf(cropRefusal(draft.crop))
  const held = await holdPhoto(ctx, id)
  if (held.revision !== baseRevision) throw new Refused('library.changedMeanwhile')
  const file = await findFile(ctx, id)
  if (!file) throw new Refused('library.notFound')
  const row: PhotoRow = {
    ...{ ...held, ...draft, focusX: focus.x, focusY: focus.y },
    ...{ version: versionOf(file.sha256, draft.crop), revision: held.revision + 1 },
  }
  await updatePhotoRow(ctx, row)
  if (row.version !== row.madeVersion) await makeSizesLater(ctx, row)
  await ctx.record('library.photoChanged', { photoId: id, name: row.name })
  await ctx.notify(libraryTopic)
  return presentPhoto(ctx, row)
}

export async function deletePhoto(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await holdPhoto(ctx, id)
  await refuseUsed(ctx, id)
  await forgetFiles(ctx, await deletePhotoRow(ctx, id))
  await forgetFile(ctx, place(id), id)
  await ctx.record('library.photoDeleted', { photoId: id, name })
  await ctx.notify(libraryTopic)
  return { id }
}

async function holdPhoto(ctx: MemberCtx, id: string): Promise<PhotoRow> {
  const row = await lockPhoto(ctx, id)
  if (!row) throw new Refused('library.notFound')
  return row
}

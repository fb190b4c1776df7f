import { buffer } from 'node:stream/consumers'
import { fontOperations, libraryTopic } from '@coverwright/contract/design/library'
import type { TakesOf } from '@coverwright/contract/platform'
import { embeddingRefusal } from '@coverwright/rules/design/library'
import { Refused, refuseIf } from '../../kernel'
import { findFile, forgetFile, holdFile } from '../../company/media'
import { readFont } from '../../platform/files'
import { mayDo, type MemberCtx } from '../../platform/operations'
import {
  deleteFontRow,
  type FontRow,
  insertFont,
  listFontRows,
  listFontTags,
  lockFont,
  updateFontRow,
} from './font-store'
import { presentFont, presentFonts } from './present-font'
import { refuseUsed } from './where-used'

type Takes<Name extends keyof typeof fontOperations> = TakesOf<(typeof fontOperations)[Name]>

const place = (id: string) => ({ place: 'fontLibrary', of: id }) as const

export async function listFonts(ctx: MemberCtx, wanted: Takes<'list'>) {
  const { rows, total } = await listFontRows(ctx, wanted)
  const may = mayDo(ctx.member, { add: fontOperations.add })
  return { rows: await presentFonts(ctx, rows), total, may, tags: await listFontTags(ctx) }
}

/** A font that may not be embedded is refused; its file is nobody's then, and its sender's to delete. */
export async function addFont(ctx: MemberCtx, { fileId, ...draft }: Takes<'add'>) {
  const file = await findFile(ctx, fileId)
  if (file?.purpose !== 'font' || file.madeBy !== ctx.member.id)
    throw new Refused('library.fileGone', { field: 'fileId' })
  const face = await readFont(await buffer(await ctx.files.open(file.key)))
  if (!face) throw new Refused('library.fileGone', { field: 'fileId' })
  refuseIf(embeddingRefusal(face.embedding))
  const { family, style, weight, weights } = face
  const row: FontRow = {
    ...{ companyId: ctx.company, id: fileId, family, style, weight, ...draft },
    ...{ weightFrom: weights?.from ?? null, weightTo: weights?.to ?? null },
    ...{ revision: 1, addedBy: ctx.member.id, addedAt: ctx.now() },
  }
  await insertFont(ctx, row)
  await holdFile(ctx, place(fileId), fileId)
  await ctx.record('library.fontAdded', { fontId: fileId, name: family })
  await ctx.notify(libraryTopic)
  return presentFont(ctx, row)
}

export async function updateFont(ctx: MemberCtx, { id, baseRevision, ...draft }: Takes<'update'>) {
  const held = await holdFont(ctx, id)
  if (held.revision !== baseRevision) throw new Refused('library.changedMeanwhile')
  const row = { ...held, ...draft, revision: held.revision + 1 }
  await updateFontRow(ctx, row)
  await ctx.record('library.fontChanged', { fontId: id, name: row.family })
  await ctx.notify(libraryTopic)
  return presentFont(ctx, row)
}

export async function deleteFont(ctx: MemberCtx, { id }: { id: string }) {
  const { family } = await holdFont(ctx, id)
  await refuseUsed(ctx, id)
  await deleteFontRow(ctx, id)
  await forgetFile(ctx, place(id), id)
  await ctx.record('library.fontDeleted', { fontId: id, name: family })
  await ctx.notify(libraryTopic)
  return { id }
}

async function holdFont(ctx: MemberCtx, id: string): Promise<FontRow> {
  const row = await lockFont(ctx, id)
  if (!row) throw new Refused('library.notFound')
  return row
}

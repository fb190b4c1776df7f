import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type FileKind, fileKinds } from '@coverwright/rules/company/media'
import { type Crop, embeddingRefusal, WHOLE_PICTURE } from '@coverwright/rules/design/library'
import { type LookFace, type LookPhoto, PHOTO_WIDTHS } from '@coverwright/rules/design/products'
import { addFile, findFile, findFilesBySum, holdFile } from '../../company/media'
import { inspectUpload, newFileKey, readFont } from '../../platform/files'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { findFont, type FontRow, insertFont } from './font-store'
import { makeSizesLater } from './make-sizes'
import { findPhoto, findSizeFile, insertPhoto, type PhotoRow } from './photo-store'
import { fontAddress } from './present-font'
import { photoAddress, versionOf } from './present-photo'

type Licensed = { readonly source: string; readonly licence: string; readonly tags: readonly string[] }
type Carried = Licensed & { readonly sha256: string; readonly kind: FileKind }

/** A photo apart from the company whose it is: known by its bytes and its cut. */
export type CarriedPhoto = Carried & { readonly name: string; readonly crop: Crop; readonly focus: LookPhoto['focus'] }
export type CarriedFace = Carried & Pick<LookFace, 'family' | 'weights'>
type With<Facts> = { readonly facts: Facts; readonly bytes: Buffer }

/** What a look shows, to be taken along. A cut that the library no longer has leaves as the picture that was made of it. */
export async function carryPhoto(ctx: CompanyCtx, { fileId, address, focus }: LookPhoto) {
  const row = await findPhoto(ctx, fileId)
  const version = address.split('/').at(-1) ?? ''
  const isCut = row?.version === version
  const file = row && (await findFile(ctx, isCut ? fileId : ((await widestSize(ctx, fileId, version)) ?? fileId)))
  if (!row || !file) return null
  const { name, source, licence, tags } = row
  const facts = { sha256: file.sha256, kind: file.kind, name, crop: isCut ? row.crop : WHOLE_PICTURE, focus }
  return { facts: { ...facts, source, licence, tags }, bytes: await buffer(await ctx.files.open(file.key)) }
}

async function widestSize(ctx: CompanyCtx, photoId: string, version: string): Promise<string | null> {
  for (const width of [...PHOTO_WIDTHS].reverse()) {
    const found = await findSizeFile(ctx, { photoId, version, width, kind: 'jpg' })
    if (found) return found
  }
  return null
}

export async function carryFace(ctx: CompanyCtx, { fileId, family, weights }: LookFace) {
  const row = await findFont(ctx, fileId)
  const file = row && (await findFile(ctx, fileId))
  if (!row || !file) return null
  const { source, licence, tags } = row
  const facts = { sha256: file.sha256, kind: file.kind, family, ...(weights ? { weights } : {}) }
  return { facts: { ...facts, source, licence, tags }, bytes: await buffer(await ctx.files.open(file.key)) }
}

/** The same in this company's library: the one that is there already, or a new one. Null where it is no picture. */
export async function keepCarriedPhoto(
  ctx: MemberCtx,
  { facts, bytes }: With<CarriedPhoto>,
): Promise<LookPhoto | null> {
  const { sha256, crop, focus, name, source, licence, tags } = facts
  const version = versionOf(sha256, crop)
  for (const { id } of await findFilesBySum(ctx, 'photo', sha256)) {
    const known = await findPhoto(ctx, id)
    if (known?.version === version) return { fileId: id, address: photoAddress(known), focus }
  }
  const id = await keepFile(ctx, { purpose: 'photo', name: `${sha256}.${facts.kind}`, sha256 }, bytes)
  if (!id) return null
  const row: PhotoRow = {
    ...{ companyId: ctx.company, id, name, source, licence, tags: [...tags], crop },
    ...{ focusX: focus.x, focusY: focus.y, version, madeVersion: null },
    ...{ revision: 1, addedBy: ctx.member.id, addedAt: ctx.now() },
  }
  await insertPhoto(ctx, row)
  await holdFile(ctx, { place: 'photoLibrary', of: id }, id)
  await makeSizesLater(ctx, row)
  await ctx.record('library.photoAdded', { photoId: id, name })
  return { fileId: id, address: photoAddress(row), focus }
}

/** Null where it is no font, or one that says of itself that it may not be embedded. */
export async function keepCarriedFace(ctx: MemberCtx, { facts, bytes }: With<CarriedFace>): Promise<LookFace | null> {
  const { sha256, source, licence, tags, family, weights } = facts
  const look = { family, ...(weights ? { weights } : {}) }
  for (const file of await findFilesBySum(ctx, 'font', sha256))
    if (await findFont(ctx, file.id)) return { fileId: file.id, address: fontAddress(file), ...look }
  const face = await readFont(bytes)
  if (!face || embeddingRefusal(face.embedding)) return null
  const id = await keepFile(ctx, { purpose: 'font', name: `${sha256}.${facts.kind}`, sha256 }, bytes)
  const file = id && (await findFile(ctx, id))
  if (!file) return null
  const row: FontRow = {
    ...{ companyId: ctx.company, id: file.id, family: face.family, style: face.style, weight: face.weight },
    ...{ weightFrom: face.weights?.from ?? null, weightTo: face.weights?.to ?? null },
    ...{ source, licence, tags: [...tags], revision: 1, addedBy: ctx.member.id, addedAt: ctx.now() },
  }
  await insertFont(ctx, row)
  await holdFile(ctx, { place: 'fontLibrary', of: file.id }, file.id)
  await ctx.record('library.fontAdded', { fontId: file.id, name: face.family })
  return { fileId: file.id, address: fontAddress(file), ...look }
}

type Kept = { purpose: 'photo' | 'font'; name: string; sha256: string }

/** Looked through like any upload. The bytes stay as they are, since they are known by their sum; buyers get sizes drawn anew. */
async function keepFile(ctx: MemberCtx, { purpose, name, sha256 }: Kept, bytes: Buffer): Promise<string | null> {
  const looked = await inspectUpload({ purpose, name, size: bytes.length }, bytes)
  if (!looked.ok || createHash('sha256').update(bytes).digest('hex') !== sha256) return null
  const { kind, width, height } = looked.value
  const id = ctx.newId()
  const key = newFileKey(ctx.company, ctx.now(), id)
  await ctx.files.put(key, bytes, { size: bytes.length, type: fileKinds[kind].type })
  const made = { madeBy: ctx.member.id, madeAt: ctx.now() }
  await addFile(ctx, { id, purpose, name, kind, size: bytes.length, sha256, width, height, key, ...made })
  return id
}

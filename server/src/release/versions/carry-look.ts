import { createHash } from 'node:crypto'
import { Crop } from '@coverwright/contract/design/library'
import { fileKindNames } from '@coverwright/rules/company/media'
import { MAX_LIBRARY_NAME, MAX_LICENCE, MAX_SOURCE, MAX_TAG, MAX_TAGS } from '@coverwright/rules/design/library'
import type { Look } from '@coverwright/rules/design/products'
import { z } from 'zod'
import {
  type CarriedFace,
  type CarriedPhoto,
  carryFace,
  carryPhoto,
  keepCarriedFace,
  keepCarriedPhoto,
} from '../../design/library'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { libraryFile } from './archive'
import { type ArchiveFolder, type JsonFile, refusedAt, shaped } from './archive-folder'

const words = (most: number) => z.string().min(1).max(most)
const licensed = {
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(fileKindNames),
  ...{ source: words(MAX_SOURCE), licence: words(MAX_LICENCE), tags: z.array(z.string().max(MAX_TAG)).max(MAX_TAGS) },
}
const hundredth = z.int().min(0).max(100)
const weight = z.int().min(1).max(1_000)
const Photo = z.object({
  ...{ ...licensed, name: words(MAX_LIBRARY_NAME), crop: Crop },
  focus: z.object({ x: hundredth, y: hundredth }),
})
const Face = z.object({
  ...{ ...licensed, family: words(120) },
  weights: z.object({ from: weight, to: weight }).optional(),
})

/** A look that leaves: its photo and its font by what they are, and their bytes beside it. */
export async function carryLook(ctx: CompanyCtx, look: Look) {
  const files = new Map<string, Buffer>()
  const { picture, face, ...rest } = look
  const photo = picture?.photo && (await carryPhoto(ctx, picture.photo))
  const font = face && (await carryFace(ctx, face))
  if (picture?.photo && !photo) throw new Refused('products.photoGone')
  if (face && !font) throw new Refused('products.fontGone')
  if (photo) files.set(libraryFile('pictures', photo.facts), photo.bytes)
  if (font) files.set(libraryFile('fonts', font.facts), font.bytes)
  const shown = photo ? { picture: { ...picture, photo: photo.facts } } : picture ? { picture } : {}
  return { carried: { ...rest, ...shown, ...(font ? { face: font.facts } : {}) }, files }
}

export type BroughtLook = {
  readonly photo: { readonly facts: CarriedPhoto; readonly bytes: Buffer } | null
  readonly face: { readonly facts: CarriedFace; readonly bytes: Buffer } | null
}

type Given = { picture?: { photo?: { sha256?: unknown } }; face?: { sha256?: unknown } }

/** What came along with a look; one of the first format names files of another house, which are refused when it is kept. */
export function readLook(folder: ArchiveFolder, file: JsonFile, given: unknown): BroughtLook {
  const { picture, face } = (given ?? {}) as Given
  const photo = picture?.photo?.sha256 === undefined ? null : shaped(file, Photo, picture.photo, ['picture', 'photo'])
  const font = face?.sha256 === undefined ? null : shaped(file, Face, face, ['face'])
  return {
    photo: photo && { facts: photo as CarriedPhoto, bytes: soundBytes(folder, 'pictures', photo) },
    face: font && { facts: font as CarriedFace, bytes: soundBytes(folder, 'fonts', font) },
  }
}

/** What is known by the sum of its bytes has that sum. */
function soundBytes(folder: ArchiveFolder, of: 'pictures' | 'fonts', facts: { sha256: string; kind: string }): Buffer {
  const name = libraryFile(of, facts)
  const bytes = folder.bytes(name)
  if (createHash('sha256').update(bytes).digest('hex') === facts.sha256) return bytes
  throw refusedAt(of === 'pictures' ? 'versions.pictureDiffers' : 'versions.fontDiffers', name, 1)
}

/** The look as it is read before anything is kept: without what is not the company's yet. */
export function withoutLibrary(look: unknown): unknown {
  const { picture, face, ...rest } = look as Given
  const isOurs = (part: { sha256?: unknown } | undefined) => part?.sha256 === undefined
  return {
    ...rest,
    ...(picture && isOurs(picture.photo) ? { picture } : {}),
    ...(face && isOurs(face) ? { face } : {}),
  }
}

/** With its photo and its font in the library of this company. */
export async function keepLook(ctx: MemberCtx, look: Look, brought: BroughtLook, given: unknown): Promise<Look> {
  const { size } = (given as { picture?: { size?: 'small' | 'large' } }).picture ?? {}
  const photo = brought.photo && (await keepCarriedPhoto(ctx, brought.photo))
  const face = brought.face && (await keepCarriedFace(ctx, brought.face))
  if (brought.photo && !photo)
    throw refusedAt('versions.pictureDiffers', libraryFile('pictures', brought.photo.facts), 1)
  if (brought.face && !face) throw refusedAt('versions.fontDiffers', libraryFile('fonts', brought.face.facts), 1)
  return { ...look, ...(photo ? { picture: { photo, ...(size ? { size } : {}) } } : {}), ...(face ? { face } : {}) }
}

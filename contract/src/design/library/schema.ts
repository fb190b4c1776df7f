import { fileKindNames } from '@coverwright/rules/company/media'
import {
  componentKinds,
  type Crop as CropShape,
  type Focus as FocusShape,
  keptTags,
  MAX_COMPONENT_NAME,
  MAX_LIBRARY_NAME,
  MAX_LICENCE,
  MAX_SOURCE,
  MAX_TAG,
  MAX_TAGS,
  MIN_CROP,
} from '@coverwright/rules/design/library'
import { z } from 'zod'
import { may, shapeOf } from '../../platform'
import { LookFace, LookPhoto, Page } from '../products'

const thousandth = z.int().min(0).max(1000)
const hundredth = z.int().min(0).max(100)
const side = z.int().min(MIN_CROP).max(1000)

export const Crop = shapeOf<CropShape>()(z.object({ x: thousandth, y: thousandth, width: side, height: side }))
export const Focus = shapeOf<FocusShape>()(z.object({ x: hundredth, y: hundredth }))

const words = (most: number) => z.string().trim().min(1).max(most)
const Tags = z.array(z.string().max(MAX_TAG)).max(MAX_TAGS).transform(keptTags)

/** Where it comes from and what allows its use; neither may be left open. */
const licensed = { source: words(MAX_SOURCE), licence: words(MAX_LICENCE), tags: Tags }

export const PhotoDraft = z.object({ name: words(MAX_LIBRARY_NAME), ...licensed, crop: Crop, focus: Focus })
export type PhotoDraft = z.infer<typeof PhotoDraft>

/** A product that has it in its look: by name for those who see the product. */
const Use = z.object({ productId: z.uuid(), name: z.string().nullable(), as: z.enum(['draft', 'release']) })
export type LibraryUse = z.infer<typeof Use>

const kept = {
  id: z.uuid(),
  tags: z.array(z.string()),
  bytes: z.int(),
  revision: z.int(),
  addedAt: z.iso.datetime(),
  usedIn: z.array(Use),
  may: may('edit', 'delete'),
}

export const PhotoView = z.object({
  ...{ name: z.string(), source: z.string(), licence: z.string(), crop: Crop, focus: Focus },
  ...kept,
  width: z.int(),
  height: z.int(),
  /** The whole picture, by a signed address. */
  url: z.string(),
  /** Whether its sizes are made; they are a moment after it was cut. */
  isReady: z.boolean(),
  /** As a look takes it. */
  look: LookPhoto,
})
export type PhotoView = z.infer<typeof PhotoView>

export const FontDraft = z.object(licensed)
export type FontDraft = z.infer<typeof FontDraft>

export const FontView = z.object({
  ...{ source: z.string(), licence: z.string() },
  ...kept,
  family: z.string(),
  style: z.string(),
  weight: z.int(),
  kind: z.enum(fileKindNames),
  look: LookFace,
})
export type FontView = z.infer<typeof FontView>

export const ComponentDraft = z.object({ name: words(MAX_COMPONENT_NAME), tags: Tags })
export type ComponentDraft = z.infer<typeof ComponentDraft>

export const ComponentView = z.object({
  id: z.uuid(),
  name: z.string(),
  tags: z.array(z.string()),
  kind: z.enum(componentKinds),
  questions: z.int(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  may: may('edit', 'delete'),
})
export type ComponentView = z.infer<typeof ComponentView>

/** Questions are kept as a page without a title, so that one shape is checked. */
export const ComponentPages = z.array(Page).min(1).max(20)

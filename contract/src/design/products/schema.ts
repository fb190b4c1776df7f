import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import {
  insuranceTypes,
  lookDrawings,
  MAX_PRODUCT_NAME,
  MAX_TYPE_WORDS,
  productSizes,
} from '@coverwright/rules/design/products'
import { z } from 'zod'
import { asStored, may } from '../../platform'
import { Body } from './body'

export const ProductDraft = z.object({
  name: z.string().trim().min(1).max(MAX_PRODUCT_NAME),
  description: z.string().trim().max(1_000).default(''),
  size: z.enum(productSizes),
  insuranceType: z.enum(insuranceTypes),
  /** What is insured, in own words, where the type is 'other'. */
  typeWords: z.string().trim().max(MAX_TYPE_WORDS).default(''),
  currency: z.string().refine(isCurrency),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
})
export type ProductDraft = z.infer<typeof ProductDraft>

/** A product as a list shows it. */
export const ProductView = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  size: z.enum(productSizes),
  insuranceType: z.enum(insuranceTypes),
  typeWords: z.string(),
  currency: z.string(),
  languages: z.array(z.enum(languages)),
  ownerId: z.uuid().nullable(),
  /** Who to ask about it; empty where the owner has left. */
  ownerName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Published once a body of it has been frozen and mounted somewhere. */
  state: z.enum(['unpublished', 'published']),
  /** Where buyers or testers reach it now, and which version; null where nobody does. */
  standing: z.object({ environment: z.enum(['live', 'prelive']), number: z.int() }).nullable(),
  /** What it looks like in small: the colour of its look and the drawing of its first page. */
  face: z.object({ brand: z.string(), drawing: z.enum(lookDrawings).nullable() }).nullable(),
  /** Who is editing its form now. */
  editing: z.object({ name: z.string(), isMe: z.boolean() }).nullable(),
  /** Who has locked it: nobody changes its design until it is unlocked. */
  lock: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
  isInTrash: z.boolean(),
  group: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Of the newest body, whether it is being designed or sold. */
  bodyNumber: z.int(),
  bodyState: z.enum(['draft', 'published']),
  may: z.array(
    z.enum([
      'edit',
      'editCopy',
      'publish',
      'test',
      'sell',
      'rename',
      'copy',
      'people',
      'lock',
      'unlock',
      'trash',
      'restore',
    ]),
  ),
})
export type ProductView = z.infer<typeof ProductView>

/** A product in the trash. */
export const TrashedProduct = z.object({
  id: z.uuid(),
  name: z.string(),
  insuranceType: z.enum(insuranceTypes),
  trashedAt: z.iso.datetime(),
  /** Whose hand it was; empty where they have left. */
  trashedBy: z.string(),
  /** The last moment at which it comes back. */
  endsAt: z.iso.datetime(),
  may: may('restore'),
})
export type TrashedProduct = z.infer<typeof TrashedProduct>

/** What is wrong with a body, at its page and question. */
export const BodyProblemView = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  pageId: z.string().optional(),
  questionId: z.string().optional(),
})

export const BodyView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  number: z.int(),
  /** Counts every change of a draft: a save names the one it read, and is refused if its part was changed after that. */
  revision: z.int(),
  state: z.enum(['draft', 'published']),
  /** Which of several drafts it is; empty for the main one and for what is published. */
  draftName: z.string(),
  hash: z.string().nullable(),
  body: asStored(Body),
  problems: z.array(BodyProblemView),
})
export type BodyView = z.infer<typeof BodyView>

/** What `products.bodyChanged` comes with: the parts that were to be written as they are now; null where there is none. */
export const ChangedBody = z.object({ revision: z.int(), parts: z.record(z.string(), z.unknown()) })
export type ChangedBody = z.infer<typeof ChangedBody>

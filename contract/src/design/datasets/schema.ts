import {
  type DatasetPart as DatasetPartShape,
  extraFormats,
  type ExtraName as ExtraNameShape,
  MAX_EXTRA_NAMES,
} from '@coverwright/rules/design/datasets'
import { type UseKind, useKinds } from '@coverwright/rules/design/products'
import { z } from 'zod'
import { asStored, shapeOf } from '../../platform'

const name = z.string().trim().max(64)
const title = z.string().trim().max(200)
const options = z.array(z.string().trim().min(1).max(200)).max(500)
const limit = z.string().trim().max(40)
/** What the product answers for everybody; the rules hold it to the name's own type. */
const anything: z.ZodType<unknown> = z.json()

/** What an extra name can hold: single values and choices. */
const ExtraType = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('number'), places: z.int().min(0).max(10).optional() }),
  z.object({ kind: z.literal('money'), currency: z.string().max(3) }),
  z.object({ kind: z.literal('date') }),
  z.object({ kind: z.literal('dateTime') }),
  z.object({ kind: z.literal('yesNo') }),
  z.object({ kind: z.literal('choice'), options }),
  z.object({ kind: z.literal('choices'), options }),
])

/** A data name that no question asks for; the rules say whether it is a sound one. */
export const ExtraName = shapeOf<ExtraNameShape>()(
  z.object({
    name,
    title,
    type: ExtraType,
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('connector') }),
      z.object({ kind: z.literal('fixed'), value: anything }),
    ]),
    min: limit.optional(),
    max: limit.optional(),
    format: z.enum(extraFormats).optional(),
  }),
)
export type ExtraName = z.infer<typeof ExtraName>

export const ExtraNames = z.array(ExtraName).max(MAX_EXTRA_NAMES)
export const DatasetPart = shapeOf<DatasetPartShape>()(z.object({ version: z.literal(1), names: ExtraNames }))

/** Where a name is read: a condition, a table's column, a step of the price, a rule, a connector. */
export const NameUseView = z.object({ where: z.enum(useKinds), id: z.string(), title: z.string() })
export type NameUseView = { where: UseKind; id: string; title: string }

export const DataNameView = z.object({
  name: z.string(),
  title: z.string(),
  source: z.enum(['question', 'cover', 'connector', 'fixed']),
  /** The page that asks for it, where one does. */
  page: z.object({ id: z.string(), title: z.string(), questionId: z.string(), question: z.string() }).nullable(),
  kind: z.string(),
  currency: z.string().nullable(),
  options: z.array(z.string()),
  /** Of a person or a repeated group: the names inside. */
  fields: z.array(z.string()),
  min: z.string().nullable(),
  max: z.string().nullable(),
  format: z.string().nullable(),
  uses: z.array(NameUseView),
})
export type DataNameView = z.infer<typeof DataNameView>

export const DatasetView = z.object({
  productId: z.uuid(),
  revision: z.int(),
  names: z.array(DataNameView),
  /** The entries that this screen writes, as they were saved. */
  extra: z.array(asStored(ExtraName)),
  may: z.array(z.literal('edit')),
})
export type DatasetView = z.infer<typeof DatasetView>

/** One end of a binding: the place that takes a data name. */
export const BindingTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('question'), id: z.string().max(200) }),
  z.object({ kind: z.literal('column'), id: z.string().max(200), key: z.string().max(200) }),
  z.object({ kind: z.literal('rule'), id: z.string().max(200), key: z.string().max(200) }),
  z.object({ kind: z.literal('input'), id: z.string().max(200), key: z.string().max(200) }),
  z.object({ kind: z.literal('output'), id: z.string().max(200), key: z.string().max(200) }),
])
export type BindingTarget = z.infer<typeof BindingTarget>

export const BindingView = z.object({
  target: BindingTarget,
  /** What takes the name: a question's title, a step or table, a connector. */
  title: z.string(),
  /** Its part, where there are several: the column, the input, the field. */
  part: z.string(),
  /** The name, or an expression over several; empty where nothing is bound. */
  bound: z.string(),
  isKnown: z.boolean(),
})
export type BindingView = z.infer<typeof BindingView>

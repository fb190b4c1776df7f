import { languages } from '@coverwright/rules/languages'
import { planLimits, type PlanSet as PlanSetShape } from '@coverwright/rules/design/plans'
import { z } from 'zod'
import { asStored, shapeOf } from '../../platform'

const id = z.string().min(1).max(64)
const language = z.enum(languages)
const textsUpTo = (most: number) => z.partialRecord(language, z.string().trim().max(most))
const short = textsUpTo(planLimits.title)
const long = textsUpTo(planLimits.text)
const Money = z.object({ minor: z.int(), currency: z.string().length(3) })

const Cover = z.object({
  dataName: z.string().trim().max(64),
  title: short,
  amount: Money.nullable(),
  words: short,
  tooltip: long,
})
const Declaration = z.object({ id, kind: z.enum(['marketing', 'general']), text: long, isRequired: z.boolean() })

/** Which file; what it is called and what is in it, the server says. */
const Document = z.object({
  language,
  fileId: z.uuid(),
  name: z.string().max(200),
  sha256: z.string().max(64),
  size: z.int().min(0),
})
const documents = z.array(Document).max(languages.length)

/** The plans of a product as they go over the wire; the rules say whether they are sound. */
export const PlanSet = shapeOf<PlanSetShape>()(
  z.object({
    currency: z.string().length(3),
    plans: z
      .array(
        z.object({
          id,
          title: short,
          subtitle: short,
          description: long,
          covers: z.array(Cover).max(planLimits.covers),
          addOns: z.array(id).max(planLimits.addOns),
          declarations: z.array(Declaration).max(planLimits.declarations),
          booklet: documents,
          coverDocument: documents,
        }),
      )
      .max(planLimits.plans),
    addOns: z
      .array(z.object({ id, title: short, description: long, yearly: Money, monthly: Money }))
      .max(planLimits.addOns),
  }),
)
export type PlanSet = z.infer<typeof PlanSet>

export const PlansView = z.object({
  productId: z.uuid(),
  revision: z.int(),
  currency: z.string(),
  /** What the product is sold in: every text is wanted in each of these, the first is what others fall back on. */
  languages: z.array(language),
  /** Null before the first plan. */
  plans: asStored(PlanSet).nullable(),
  /** Names that questions and connectors answer, so that no cover takes one. */
  taken: z.array(z.string()),
  may: z.array(z.literal('edit')),
})
export type PlansView = z.infer<typeof PlansView>

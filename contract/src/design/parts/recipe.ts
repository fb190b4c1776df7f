import { roundingModes } from '@coverwright/rules/money'
import { combinations, type Recipe as RecipeShape, type Step as StepShape } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'

const name = z.string().max(64)
/** As long as the language allows; the rules say whether it can be understood. */
const formula = z.string().max(4_000)
const decimal = z.string().max(40)
const title = z.string().max(200)
const head = { name, title, when: formula.optional() }
const Rounding = z.object({ mode: z.enum(roundingModes), to: z.string().max(40) })
const DatedRate = z.object({ from: z.string().max(10), to: z.string().max(10).nullable(), rate: decimal })
const rates = z.array(DatedRate).max(50)

export const Step = shapeOf<StepShape>()(
  z.discriminatedUnion('kind', [
    z.object({
      ...head,
      kind: z.literal('lookUp'),
      table: z.string().max(64),
      inputs: z.record(z.string().max(64), formula),
      column: z.string().max(64),
      otherwise: z.string().max(200).optional(),
      skipped: formula.optional(),
      between: z.string().max(64).optional(),
      each: z.object({ of: name, combine: z.enum(combinations), times: name.optional() }).optional(),
    }),
    z.object({
      ...head,
      kind: z.literal('formula'),
      formula,
      unit: z.literal('amount').optional(),
      skipped: formula.optional(),
    }),
    z.object({ ...head, kind: z.literal('factor'), of: name, by: formula }),
    z.object({ ...head, kind: z.literal('add'), of: name, amount: formula }),
    z.object({
      ...head,
      kind: z.literal('minimum'),
      of: name,
      least: formula,
      mayGoBelow: z.literal(true).optional(),
    }),
    z.object({ ...head, kind: z.literal('maximum'), of: name, most: formula }),
    z.object({ ...head, kind: z.literal('round'), of: name, rounding: Rounding }),
    z.object({ ...head, kind: z.literal('terms'), of: name, takes: z.enum(['loading', 'fees', 'both']) }),
    z.object({
      ...head,
      kind: z.literal('discount'),
      of: name,
      takes: z.enum(['voucher', 'coupon', 'both']),
      rounding: Rounding,
    }),
    z.object({ ...head, kind: z.literal('tax'), of: name, rates, rounding: Rounding }),
    z.object({ ...head, kind: z.literal('levy'), of: name, rates, most: decimal.optional(), rounding: Rounding }),
    z.object({ ...head, kind: z.literal('addOns'), per: z.enum(['year', 'month']) }),
    z.object({
      ...head,
      kind: z.literal('instalment'),
      of: name,
      count: z.int().min(0).max(100),
      loading: decimal,
      each: formula.optional(),
      rounding: Rounding,
    }),
  ]),
)

/** Nobody reads a recipe of more steps, and compiling one must stay short. */
const MAX_STEPS = 200
const MAX_SOURCE = 200_000

/** A recipe may be unsound while it is worked on: its problems come back with it. */
export const Recipe = shapeOf<RecipeShape>()(
  z
    .object({
      version: z.union([z.literal(1), z.literal(2)]),
      currency: z.string().length(3),
      steps: z.array(Step).max(MAX_STEPS),
      addOns: z
        .array(
          z.object({
            addOn: z.string().max(200),
            steps: z.array(Step).max(50),
            yearly: name,
            monthly: name.nullable(),
          }),
        )
        .max(50),
      outputs: z.object({ yearly: name, monthly: name.nullable(), parts: z.array(name).max(50) }),
    })
    .refine((recipe) => JSON.stringify(recipe).length <= MAX_SOURCE),
)

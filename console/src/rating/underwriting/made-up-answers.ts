import type { GuideName } from '@coverwright/contract/rating/underwriting'
import { parseDay } from '@coverwright/rules/kernel'
import type { Body } from '@coverwright/rules/design/products'
import { customerMaker } from '@coverwright/rules/rating/rating'

export type TriedAnswers = Record<string, string | boolean>

const NO_RECIPE = {
  version: 1,
  currency: '',
  steps: [],
  addOns: [],
  outputs: { yearly: '', monthly: null, parts: [] },
} as const

type Wanted = { body: Body; names: readonly GuideName[]; today: string; seed: number }

/** Somebody as the product's own questions would have them; what cannot be typed in one field is left out. */
export function madeUpAnswers({ body, names, today, seed }: Wanted): TriedAnswers {
  const plans = body.plans ?? null
  const parts = { dataset: { names: [] }, plans, recipe: NO_RECIPE, guide: null, tables: [] }
  const { answers, plan } = customerMaker({ body, parts, seed, today: parseDay(today) ?? 0 })()
  const given: Readonly<Record<string, unknown>> = { ...answers, plan }
  return Object.fromEntries(
    names.flatMap(({ name }) => {
      const answer = given[name]
      return typeof answer === 'string' || typeof answer === 'boolean' ? [[name, answer] as const] : []
    }),
  )
}

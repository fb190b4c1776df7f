import type { PlanSet } from '@coverwright/rules/design/plans'
import type { Body } from '@coverwright/rules/design/products'

/** The part as its room has saved it; a body without one has a single cover. */
export const plansOf = (body: Body): PlanSet | null => body.plans ?? null

import type { QuoteRequest, Recipe, RecipeSetting } from '../pricing'
import type { SlowValue, Wide } from './slow-formula'

/** Why there is no price, and the step that could give none. */
export class NoSlowPrice extends Error {
  constructor(
    readonly code: string,
    readonly step: string,
  ) {
    super(`${code} at ${step}`)
  }
}

export type Amount = InstanceType<typeof Wide>
export type Names = Record<string, SlowValue>

/** What is known while one price is worked out, and what is written down on the way. */
export type Context = {
  readonly recipe: Recipe
  readonly setting: RecipeSetting
  readonly request: QuoteRequest
  readonly names: Names
  readonly first: Record<string, Amount>
  readonly results: Record<string, string>
  readonly rows: Record<string, string>
  /** By step: the least that a minimum held to, and what a discount took off. */
  readonly leasts: Record<string, Amount>
  readonly taken: Record<string, Amount>
  /** By look-up over a group: what was found for everybody. */
  readonly each: Record<string, readonly Amount[]>
}

export function dateOf(day: number): Date {
  return new Date(day * 86_400_000)
}

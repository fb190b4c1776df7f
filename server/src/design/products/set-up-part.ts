import type { SetUpLine, SetUpPartName } from '@coverwright/contract/design/products'
import type { RatingOutcome } from '@coverwright/rules/rating/rating'
import type { CompanyCtx } from '../../platform/operations'
import type { OpenBody } from './open-body'

export type SetUpFacts = {
  isDone: boolean
  /** Of what is not done: the product does without it as it is. */
  isNotNeeded?: boolean
  /** What is there when it is done, what is missing when it is not. */
  lines: SetUpLine[]
}

/** How a room says how far its part of a product is; the room `set-up` asks all of them. */
export type SetUpPart = {
  part: SetUpPartName
  /** `rated` is the product compiled with the tables in force, worked out once for all parts; null without a recipe. */
  look(ctx: CompanyCtx, opened: OpenBody, rated: () => Promise<RatingOutcome | null>): Promise<SetUpFacts>
}

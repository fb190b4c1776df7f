import type { SetUpLine, SetUpPartName } from '@coverwright/contract/products'
import type { CompanyCtx } from '../platform/operations'
import type { OpenBody } from './open-body'

export type SetUpFacts = {
  isDone: boolean
  /** What is there when it is done, what is missing when it is not. */
  lines: SetUpLine[]
}

/** How a room says how far its part of a product is; the room `set-up` asks all of them. */
export type SetUpPart = {
  part: SetUpPartName
  look(ctx: CompanyCtx, opened: OpenBody): Promise<SetUpFacts>
}

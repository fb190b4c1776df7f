import type { Around } from '@coverwright/rules/design/products'
import type { CompanyCtx, Room } from '../../platform/operations'
import type { PublishNeed } from './publish-need'
import type { SetUpPart } from './set-up-part'

/**
 * A room with a part in products. It declares what others ask of all of them: the room `set-up`, which stands above them,
 * and rooms of the design, which stand below most and are given the others where rooms are put together.
 */
export type ProductRoom = Room & {
  /** How far its parts of a product are set up. */
  setUp?: readonly SetUpPart[]
  /** What publishing a product needs of this room. */
  needs?: readonly PublishNeed[]
  /** Takes along what it keeps beside the design when a product is copied. */
  copyBeside?(ctx: CompanyCtx, fromProductId: string, toProductId: string): Promise<void>
  /** Erases what it keeps beside the design, when a product is erased for good. */
  eraseBeside?(ctx: CompanyCtx, productId: string): Promise<void>
  /** What it keeps beside the design that speaks of the product's data names. */
  around?(ctx: CompanyCtx, productId: string): Promise<Around>
}

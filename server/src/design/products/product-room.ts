import type { CompanyCtx, Room } from '../../platform/operations'
import type { SetUpPart } from './set-up-part'

/** A room with a part in products: the room `set-up`, which stands above all of them, asks each for what it declares. */
export type ProductRoom = Room & {
  /** How far its parts of a product are set up. */
  setUp?: readonly SetUpPart[]
  /** Takes along what it keeps beside the design when a product is copied. */
  copyBeside?(ctx: CompanyCtx, fromProductId: string, toProductId: string): Promise<void>
}

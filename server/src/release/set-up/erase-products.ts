import { eraseTrash, type ProductRoom } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'

/** What is over in the trash goes for good, with what every room keeps beside it. */
export const eraseProducts =
  (rooms: readonly ProductRoom[]) =>
  (ctx: CompanyCtx): Promise<void> =>
    eraseTrash(ctx, async (productId) => {
      for (const room of rooms) await room.eraseBeside?.(ctx, productId)
    })

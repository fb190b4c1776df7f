import type { setUpOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { copyProduct, type ProductRoom } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'

type Asked = TakesOf<typeof setUpOperations.copy>

/** The design, and what rooms keep beside it: a copy gives the price that the original gives. Numbers are its own. */
export const copyWholeProduct =
  (rooms: readonly ProductRoom[]) =>
  async (ctx: MemberCtx, { id, name }: Asked) => {
    const copied = await copyProduct(ctx, { id, name })
    for (const room of rooms) await room.copyBeside?.(ctx, id, copied.id)
    return copied
  }

import type { SetUpPart } from '../../design/products'
import { listOfProduct } from './store'

/** A product sells without any; what is there and off waits for somebody. */
export const automationsSetUp: SetUpPart = {
  part: 'automation',
  look: async (ctx, { productId }) => {
    const rows = await listOfProduct(ctx, productId)
    const on = rows.filter(({ onSince }) => onSince !== null).length
    if (rows.length === 0) return { isDone: false, isNotNeeded: true, lines: [{ code: 'none' }] }
    return on === 0
      ? { isDone: false, lines: [{ code: 'allOff', values: { count: rows.length } }] }
      : { isDone: true, lines: [{ code: 'on', values: { on, count: rows.length } }] }
  },
}

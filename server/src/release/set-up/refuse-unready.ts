import { openBody, type ProductRoom } from '../../design/products'
import { Refused } from '../../kernel'
import type { RefuseUnready } from '../publishing'
import { numberNeeds, takesMoney } from './look-at-needs'

/**
 * Live, a product that takes money needs what a purchase ends with: a gateway and a policy number. On pre-live the
 * sandbox is paid, so there it is only said.
 */
export const refuseUnready =
  (rooms: readonly ProductRoom[]): RefuseUnready =>
  async (ctx, productId) => {
    const opened = await openBody(ctx, productId)
    if (!takesMoney(opened.body)) return
    const declared = rooms.flatMap(({ needs = [] }) => needs).filter(({ ofSales }) => ofSales)
    const missing: string[] = []
    for (const need of [...numberNeeds(rooms), ...declared])
      if (!(await need.look(ctx, opened)).isMet) missing.push(need.need)
    if (missing.length > 1) throw new Refused('publishing.notReady')
    if (missing.includes('gateway')) throw new Refused('publishing.noGateway')
    if (missing.length > 0) throw new Refused('publishing.noNumbers')
  }

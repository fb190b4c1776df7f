import type { Around } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import type { ProductRoom } from '../products'

export type AroundBody = (ctx: CompanyCtx, productId: string) => Promise<Around>

/** What speaks of a product's data names outside its body, as the rooms tell that keep it. */
export const aroundBody =
  (rooms: readonly ProductRoom[]): AroundBody =>
  async (ctx, productId) => {
    let all: Around = {}
    for (const room of rooms) {
      const { connectors, tests = [] } = (await room.around?.(ctx, productId)) ?? {}
      all = { ...all, ...(connectors ? { connectors } : {}), tests: [...(all.tests ?? []), ...tests] }
    }
    return all
  }

import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import type { StrangerCtx } from '../../platform/operations'
import { type DocumentsOf, openByLink, presentMine } from './my-policy'

export const getMyPolicy =
  (documentsOf: DocumentsOf) =>
  async (ctx: StrangerCtx, { token }: { token: string }): Promise<MyPolicyView> => {
    const { inside, row } = await openByLink(ctx, token)
    return presentMine(inside, row, await documentsOf(inside, row.id, token))
  }

import type { SetUpPartView } from '@coverwright/contract/products'
import type { MemberCtx } from '../platform/operations'
import { openBody } from '../products'
import { parts } from './parts'

export async function getSetUp(ctx: MemberCtx, { productId }: { productId: string }) {
  const opened = await openBody(ctx, productId)
  const views: SetUpPartView[] = []
  for (const { part, look } of parts) {
    const { isDone, lines } = await look(ctx, opened)
    views.push({ part, state: isDone ? 'completed' : 'notSetUp', lines })
  }
  return { parts: views }
}

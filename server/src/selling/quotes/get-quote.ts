import type { StrangerCtx } from '../../platform/operations'
import { enterByToken, readQuote } from './hold-quote'
import { presentQuote } from './present'

export async function getQuote(ctx: StrangerCtx, { token }: { token: string }) {
  const inside = await enterByToken(ctx, token)
  return presentQuote(inside, await readQuote(inside, token))
}

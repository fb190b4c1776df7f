import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { enterByToken, holdQuote } from './hold-quote'
import { presentQuote } from './present'
import { updateQuote } from './store'

/** What is agreed to can be taken back until it is bought; a declaration that nobody asks for is none. */
export async function declareQuote(ctx: StrangerCtx, { token, agreed }: { token: string; agreed: string[] }) {
  const inside = await enterByToken(ctx, token)
  const quote = await holdQuote(inside, token)
  if (quote.state === 'bought') throw new Refused('quotes.bought')
  if (quote.state !== 'priced' && quote.state !== 'offered') throw new Refused('quotes.notPriced')
  const declarations = quote.declarations.map((each) => ({ ...each, isAgreed: agreed.includes(each.id) }))
  await updateQuote(inside, quote.id, { declarations })
  return presentQuote(inside, { ...quote, declarations })
}

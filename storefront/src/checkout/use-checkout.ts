import type { QuoteView } from '@coverwright/contract/selling/quotes'
import { type CheckoutWords, priceChange, type PriceChange, sayRefusal } from '@coverwright/player/checkout'
import type { Progress } from '@coverwright/rules/design/products'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CallRefused } from './call'
import { quoteDesk } from './quote-desk'
import type { QuoteKeeper } from './quote-keeper'

type Refusals = { readonly code?: string; readonly declare?: boolean; readonly other?: string }
type Held = { readonly token: string; readonly quote: QuoteView }

/** Prices what is not priced yet, takes codes and declarations, and leads to the gateway. */
export function useCheckout(
  keeper: QuoteKeeper,
  progress: Progress,
  words: CheckoutWords,
  filesSent: () => Promise<void>,
) {
  const [held, setHeld] = useState<Held | null>(null)
  const [change, setChange] = useState<PriceChange | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [isBusy, setIsBusy] = useState(false)
  const busy = useRef(false)

  /** One thing at a time: a second tap on 'Pay' is the first one once more. */
  const act = useCallback(
    async (work: () => Promise<void>) => {
      if (busy.current) return
      busy.current = true
      setIsBusy(true)
      setRefusals({})
      try {
        await work()
      } catch (error) {
        setRefusals(refusalsOf(error, words))
      } finally {
        busy.current = false
        setIsBusy(false)
      }
    },
    [words],
  )
  const price = useCallback(
    (token: string, code: string) =>
      act(async () => {
        const quote = await quoteDesk.price(token, progress.answers, code)
        setChange(priceChange(keeper.told, quote))
        keeper.told = quote
        setHeld({ token, quote })
      }),
    [act, keeper, progress.answers],
  )
  const begin = useCallback(
    () =>
      act(async () => {
        setIsSending(true)
        await filesSent()
        setIsSending(false)
        const { token, quote } = await keeper.keep(progress)
        const now = quote.state === 'open' ? await quoteDesk.price(token, progress.answers, '') : quote
        setChange(priceChange(keeper.told, now))
        if (now.price) keeper.told = now
        setHeld({ token, quote: now })
      }),
    [act, keeper, progress, filesSent],
  )
  useEffect(() => void begin(), [begin])

  /** Refused because it stands otherwise by now: paid in another tab, over, priced anew. Then that is shown. */
  const payOrLook = async ({ token, quote }: Held, agreed: readonly string[]): Promise<string> => {
    try {
      if (quote.declarations.length > 0) await quoteDesk.declare(token, agreed)
      return (await quoteDesk.placeOrder(token, quote.price!.total)).payAt
    } catch (error) {
      setHeld({ token, quote: await quoteDesk.get(token) })
      throw error
    }
  }
  const pay = (agreed: readonly string[]) =>
    act(async () => {
      if (!held?.quote.price) return
      const { quote } = held
      const isMissing = quote.declarations.some(({ id, isRequired }) => isRequired && !agreed.includes(id))
      if (isMissing) return setRefusals({ declare: true })
      const payAt = await payOrLook(held, agreed)
      window.location.assign(payAt)
      // The page is left: nothing is to be tapped meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 8_000))
    })
  const mailLink = (email: string) => mailed(held?.token, email, words)
  return { held, change, isSending, refusals, isBusy, begin, price, pay, mailLink }
}

function refusalsOf(error: unknown, words: CheckoutWords): Refusals {
  if (!(error instanceof CallRefused)) return { other: words.failed }
  const said = sayRefusal(words, error)
  if (error.field === 'code') return { code: said }
  return error.code === 'quotes.notDeclared' ? { declare: true } : { other: said }
}

/** Gives what was refused, in words, or null. */
export async function mailed(token: string | undefined, email: string, words: CheckoutWords): Promise<string | null> {
  try {
    if (token === undefined) return words.failed
    await quoteDesk.mailLink(token, email)
    return null
  } catch (error) {
    return error instanceof CallRefused ? sayRefusal(words, error) : words.failed
  }
}

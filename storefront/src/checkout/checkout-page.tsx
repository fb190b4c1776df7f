import { Checkout, checkoutWords, Ending, GoOnLater, QuoteEnding, Ribbon } from '@coverwright/player/checkout'
import type { JourneyDocument } from '@coverwright/player/journey'
import type { Progress } from '@coverwright/rules/design/products'
import { useEffect, useRef, useState } from 'react'
import { adoptStyles } from './adopt-styles'
import type { QuoteKeeper } from './quote-keeper'
import { useCheckout } from './use-checkout'

type Props = {
  journey: JourneyDocument
  progress: Progress
  keeper: QuoteKeeper
  /** Once nothing is on its way to the server any more. */
  filesSent: () => Promise<void>
  onChange: () => void
  onStartAgain: () => void
}

/** From the summary to the gateway. */
export function CheckoutPage({ journey: { language }, progress, keeper, filesSent, onChange, onStartAgain }: Props) {
  const words = checkoutWords[language]
  const checkout = useCheckout(keeper, progress, words, filesSent)
  const { held, change, isSending, refusals, isBusy, begin, price, pay, mailLink } = checkout
  const [agreed, setAgreed] = useState<readonly string[] | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const state = held?.quote.state
  useEffect(adoptStyles, [])
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [state])
  if (!held)
    return refusals.other ? (
      <Ending sign="wrong" heading={refusals.other} lines={[]} isAlert>
        <button type="button" className="go" onClick={() => void begin()}>
          {words.tryAgain}
        </button>
        <button type="button" className="plain" onClick={onChange}>
          {words.change}
        </button>
      </Ending>
    ) : (
      <Ending
        sign="clock"
        heading={isSending ? words.sendingFiles : words.working}
        lines={isSending ? [words.sendingLine] : []}
      />
    )
  const { token, quote } = held
  const isPromised = (state === 'priced' || state === 'offered') && quote.price !== null
  const known = quote.declarations.filter(({ isAgreed }) => isAgreed).map(({ id }) => id)
  return (
    <>
      {quote.isTest && <Ribbon words={words} />}
      {isPromised ? (
        <Checkout
          {...{ words, language, quote, change, title, isBusy, refusals, onChange }}
          agreed={agreed ?? known}
          onAgree={setAgreed}
          onCode={(code) => void price(token, code)}
          onPay={() => void pay(agreed ?? known)}
        >
          <GoOnLater words={words} mailbox={quote.mailbox} onSend={mailLink} />
        </Checkout>
      ) : (
        <QuoteEnding
          {...{ words, language, quote, title, onStartAgain }}
          doneAddress={`/p/${quote.slug}/done#${token}`}
          onPriceAnew={() => void price(token, '')}
        />
      )}
    </>
  )
}

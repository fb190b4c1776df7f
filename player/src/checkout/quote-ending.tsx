import type { QuoteView } from '@coverwright/contract/selling/quotes'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import type { Ref } from 'react'
import { Ending } from './ending'
import { momentText } from './say-time'
import type { CheckoutWords } from './words'

type Props = {
  words: CheckoutWords
  language: Language
  quote: QuoteView
  title: Ref<HTMLHeadingElement>
  /** What became of what was bought. */
  doneAddress: string
  onPriceAnew: () => void
  onStartAgain: () => void
}

/** Referred, declined, over or bought: nobody is left standing without knowing what comes next. */
export function QuoteEnding({ words, language, quote, title, doneAddress, onPriceAnew, onStartAgain }: Props) {
  const { state, reference, mailbox, validUntil } = quote
  const again = (
    <button type="button" className="plain" onClick={onStartAgain}>
      {words.startAgain}
    </button>
  )
  if (state === 'referred')
    return (
      <Ending
        {...{ title }}
        sign="person"
        heading={words.referTitle}
        lines={[fillSentence(words.referLine, { email: mailbox ?? '' }), words.referNext]}
      >
        <p className="reference">
          {words.reference} <b>{reference}</b>
        </p>
        {again}
      </Ending>
    )
  if (state === 'declined')
    return (
      <Ending {...{ title }} sign="paper" heading={words.declineTitle} lines={[words.declineLine, words.declineNext]}>
        <p className="reference">
          {words.reference} <b>{reference}</b>
        </p>
        {again}
      </Ending>
    )
  if (state === 'bought')
    return (
      <Ending {...{ title }} sign="tick" heading={words.boughtTitle} lines={[words.boughtLine]}>
        <a className="go" href={doneAddress}>
          {words.seePolicy}
        </a>
        {again}
      </Ending>
    )
  const when = validUntil ? momentText(validUntil, language) : ''
  return (
    <Ending
      {...{ title }}
      sign="clock"
      heading={words.expiredTitle}
      lines={[fillSentence(words.expiredLine, { when })]}
    >
      <button type="button" className="go" onClick={onPriceAnew}>
        {words.priceAnew}
      </button>
    </Ending>
  )
}

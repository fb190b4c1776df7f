import type { PromisedPrice, QuoteView } from '@coverwright/contract/selling/quotes'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import type { ReactNode, Ref } from 'react'
import { CodeField } from './code-field'
import { Declare } from './declare'
import { PriceCard } from './price-card'
import type { PriceChange } from './price-change'
import { momentText } from './say-time'
import { Sign } from './sign'
import type { CheckoutWords } from './words'

export type CheckoutProps = {
  words: CheckoutWords
  language: Language
  quote: QuoteView
  /** Another price than was told before, and why. */
  change: PriceChange | null
  title: Ref<HTMLHeadingElement>
  agreed: readonly string[]
  isBusy: boolean
  /** Said at the code, at the declarations, or below everything. */
  refusals: { readonly code?: string; readonly declare?: boolean; readonly other?: string }
  onAgree: (agreed: string[]) => void
  onCode: (code: string) => void
  onChange: () => void
  onPay: () => void
  /** Stands below: the link by mail. */
  children?: ReactNode
}

/** The last page before the money: what it is, what it costs until when, and one button. */
export function Checkout(props: CheckoutProps) {
  const {
    words,
    language,
    quote,
    change,
    title,
    agreed,
    isBusy,
    refusals,
    onAgree,
    onCode,
    onChange,
    onPay,
    children,
  } = props
  const { price, validUntil, declarations } = quote
  if (!price) return null
  const off = price.parts.filter(({ kind }) => kind === 'discount')
  const isFixed = quote.state === 'offered'
  return (
    <>
      <main className="pay">
        <h1 ref={title} tabIndex={-1}>
          {words.payTitle}
        </h1>
        <PriceCard
          {...{ words, language, price }}
          // A person decided on these answers: others would be another quote.
          onChange={isFixed ? null : onChange}
          onRemoveCode={isFixed ? null : () => onCode('')}
        >
          <Notes {...{ words, price }} />
        </PriceCard>
        {change && (
          <p className="note" role="status">
            <Sign name="paper" />
            {fillSentence(words[change.why], { from: change.from, to: change.to })}
          </p>
        )}
        {!isFixed && off.length === 0 && (
          <CodeField {...{ words, isBusy }} refusal={refusals.code ?? null} onApply={onCode} />
        )}
        <Declare {...{ words, declarations, agreed, onAgree }} isRefused={refusals.declare === true} />
        {refusals.other && (
          <p className="wrong" role="alert">
            {refusals.other}
          </p>
        )}
        {validUntil && (
          <p className="note">
            <Sign name="clock" />
            {fillSentence(words.holdsUntil, { when: momentText(validUntil, language) })}
          </p>
        )}
        <p className="note">
          <Sign name="lock" />
          {words.atGateway}
        </p>
        {children}
      </main>
      <footer className="bar">
        <div>
          <p className="total" role="status">
            {price.total.text}
            {off.length > 0 && <small>{fillSentence(words.saved, { amount: off.map(savedText).join(' + ') })}</small>}
          </p>
          <button type="button" className="go" disabled={isBusy} onClick={onPay}>
            <Sign name="lock" />
            {fillSentence(words.pay, { total: price.total.text })}
          </button>
        </div>
      </footer>
    </>
  )
}

type NotesProps = { words: CheckoutWords; price: PromisedPrice }

function Notes({ words, price: { notes } }: NotesProps) {
  const exclusions = notes.filter(({ kind }) => kind === 'exclusion')
  return (
    <>
      {notes.map(({ kind, text }) => kind === 'message' && <p key={text}>{text}</p>)}
      {exclusions.length > 0 && (
        <>
          <b>{words.notCovered}</b>
          <ul>
            {exclusions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const savedText = ({ amount }: { amount: { text: string } }) => amount.text.replace(/^[-−]/, '')

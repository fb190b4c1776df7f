import type { PromisedPrice } from '@coverwright/contract/selling/quotes'
import { fillSentence } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import type { ReactNode } from 'react'
import { dayIn } from './say-time'
import { Sign } from './sign'
import type { CheckoutWords } from './words'

type Props = {
  words: CheckoutWords
  language: Language
  price: PromisedPrice
  /** Null where the answers stay as they are. */
  onChange: (() => void) | null
  /** Null where none can be taken off any more. */
  onRemoveCode: (() => void) | null
  children?: ReactNode
}

/** What is bought and what it comes to, part by part. */
export function PriceCard({ words, language, price, onChange, onRemoveCode, children }: Props) {
  const { planTitle, addOns, parts, total, startDate, endDate } = price
  const days = fillSentence(words.fromTo, { from: dayIn(startDate, language), to: dayIn(endDate, language) })
  return (
    <section className="card" aria-label={words.price}>
      <div className="between">
        <h2>{planTitle}</h2>
        {onChange && (
          <button type="button" className="plain" onClick={onChange}>
            {words.change}
          </button>
        )}
      </div>
      <p className="quiet">{[days, ...addOns.map(({ title }) => title)].join(' · ')}</p>
      <dl className="lines">
        {parts.map(({ kind, code, title, amount }) => (
          <div key={`${kind} ${code}`} className={kind}>
            <dt>
              {kind === 'discount' ? (
                <span className="chip">
                  <Sign name="tag" />
                  {title}
                  {onRemoveCode && (
                    <button
                      type="button"
                      aria-label={fillSentence(words.removeCode, { code: title })}
                      onClick={onRemoveCode}
                    >
                      <Sign name="cross" />
                    </button>
                  )}
                </span>
              ) : (
                title
              )}
            </dt>
            <dd>{amount.text}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{words.toPay}</dt>
          <dd>{total.text}</dd>
        </div>
      </dl>
      {children}
    </section>
  )
}

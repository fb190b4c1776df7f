import { useState } from 'react'
import { Sign } from './sign'
import type { CheckoutWords } from './words'

type Props = { words: CheckoutWords; number: string; facts: readonly (readonly [string, string])[] }

/** The number that everything goes by, and the facts beneath it. */
export function PolicyCard({ words, number, facts }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => {
    void navigator.clipboard?.writeText(number).then(() => setIsCopied(true))
  }
  return (
    <section className="policy">
      <div className="between">
        <p>
          <span className="quiet">{words.policyNumber}</span>
          <b className="number">{number}</b>
        </p>
        <button type="button" className="round" aria-label={isCopied ? words.copied : words.copy} onClick={copy}>
          <Sign name={isCopied ? 'tick' : 'copy'} />
        </button>
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

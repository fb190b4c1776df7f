import { type FormEvent, useState } from 'react'
import type { CheckoutWords } from './words'

type Props = { words: CheckoutWords; isBusy: boolean; refusal: string | null; onApply: (code: string) => void }

/** For a voucher or a coupon; what it takes off stands in the price once the server has said so. */
export function CodeField({ words, isBusy, refusal, onApply }: Props) {
  const [code, setCode] = useState('')
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !isBusy) onApply(code.trim())
  }
  return (
    <form className={refusal ? 'promo bad' : 'promo'} onSubmit={apply}>
      <label htmlFor="code">
        {words.code} <span className="quiet">({words.optional})</span>
      </label>
      <div className="beside">
        <input
          id="code"
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refusal !== null}
          aria-describedby={refusal ? 'code-refused' : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="second">
          {words.apply}
        </button>
      </div>
      {refusal && (
        <p className="wrong" id="code-refused" role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}

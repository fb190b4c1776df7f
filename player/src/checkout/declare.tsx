import type { QuoteView } from '@coverwright/contract/selling/quotes'
import { Sign } from './sign'
import type { CheckoutWords } from './words'

type Props = {
  words: CheckoutWords
  declarations: QuoteView['declarations']
  agreed: readonly string[]
  isRefused: boolean
  onAgree: (agreed: string[]) => void
}

/** Said before anything is paid: what is needed is marked as such by not being optional. */
export function Declare({ words, declarations, agreed, isRefused, onAgree }: Props) {
  if (declarations.length === 0) return null
  const toggle = (id: string) => onAgree(agreed.includes(id) ? agreed.filter((each) => each !== id) : [...agreed, id])
  return (
    <fieldset className="declare">
      <legend>{words.declareTitle}</legend>
      {declarations.map(({ id, text, isRequired }) => {
        const isMissing = isRefused && isRequired && !agreed.includes(id)
        return (
          <label key={id} className={isMissing ? 'missing' : undefined}>
            <input type="checkbox" checked={agreed.includes(id)} aria-invalid={isMissing} onChange={() => toggle(id)} />
            <span className="tickbox">
              <Sign name="tick" />
            </span>
            <span>
              {text} {!isRequired && <span className="quiet">({words.optional})</span>}
            </span>
          </label>
        )
      })}
      {isRefused && (
        <p className="wrong" role="alert">
          {words['quotes.notDeclared']}
        </p>
      )}
    </fieldset>
  )
}

import { Sign } from './sign'
import type { CheckoutWords } from './words'

type Props = { words: CheckoutWords; documents: readonly { id: string; title: string; address: string }[] }

/** The papers of a policy; they are made a moment after it is. */
export function Papers({ words, documents }: Props) {
  return (
    <section className="documents" aria-live="polite">
      <h2>{words.documents}</h2>
      {documents.length === 0 ? (
        <p className="papers awaited">{words.documentsComing}</p>
      ) : (
        <ul className="papers">
          {documents.map(({ id, title, address }) => (
            <li key={id}>
              <a href={address} target="_blank">
                <Sign name="paper" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

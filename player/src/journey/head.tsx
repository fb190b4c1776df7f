import { fillSentence } from '@coverwright/rules/kernel'
import { languageNames, languageTags, textIn } from '@coverwright/rules/languages'
import type { Place } from '@coverwright/rules/design/products'
import { Icon } from '../faces'
import type { JourneyDocument } from './document'
import { Mark } from './mark'

type Props = { journey: JourneyDocument; place: Place | null; onBack: (() => void) | null; showsLanguages: boolean }

/** Who sells, where the buyer is, the way back and the way to another language. */
export function Head({ journey, place, onBack, showsLanguages }: Props) {
  const { body, words, language } = journey
  const title = textIn(body.look.header.title, language)
  const step = place?.open ? fillSentence(words.pageOf, { number: place.number, count: place.count }) : ''
  return (
    <header className="head">
      <div>
        {onBack && (
          <button type="button" className="round" aria-label={words.back} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        <Mark look={body.look} title={title} />
        <span className="name">{title}</span>
        <span className="step">{step}</span>
        {showsLanguages && body.languages.length > 1 && <Tongue journey={journey} />}
      </div>
      {place && (
        <progress
          className="progress"
          max={place.count || 1}
          value={place.number}
          aria-label={step || words.answersTitle}
        />
      )}
    </header>
  )
}

/** Plain links, so that the language can be changed before any script has come; answers are kept on the device. */
function Tongue({ journey: { body, language, words } }: { journey: JourneyDocument }) {
  return (
    <details className="tongue">
      <summary aria-label={`${words.language}: ${languageNames[language]}`}>
        <Icon name="globe" />
      </summary>
      <ul>
        {body.languages.map((each) => (
          <li key={each}>
            <a href={`?lang=${each}`} lang={languageTags[each]} aria-current={each === language ? 'true' : undefined}>
              {languageNames[each]}
              {each === language && <Icon name="tick" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

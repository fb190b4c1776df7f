import type { Language, Texts } from '../../languages'
import { BODY_VERSION, type Body } from './body'
import type { Look } from './look'

export const startingLook = (title: Texts): Look => ({
  font: 'plain',
  colours: { brand: '#0B6E75', ground: '#F5F8F8', ink: '#14212B' },
  header: { title },
  button: { shape: 'soft' },
})

type Wanted = { name: string; currency: string; timeZone: string; languages: readonly Language[] }

/** The first draft of a new product: its name on a page with nothing asked yet. */
export function startingBody({ name, currency, timeZone, languages }: Wanted, newId: () => string): Body {
  const texts: Texts = Object.fromEntries(languages.map((language) => [language, name]))
  return {
    version: BODY_VERSION,
    name: texts,
    currency,
    timeZone,
    languages,
    look: startingLook(texts),
    pages: [{ id: newId(), title: texts, questions: [] }],
  }
}

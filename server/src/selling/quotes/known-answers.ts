import type { Answers } from '@coverwright/rules/design/forms'
import { type Body, questionsOf } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'

/** Of everything that is typed; pictures are kept as files, and a signature is some 20 kB. */
const MOST_BYTES = 200_000

/** What was sent, as far as the product asks for it: a quote is no place to keep anything else. */
export function knownAnswers(body: Body, sent: Answers): Answers {
  const names = new Set(questionsOf(body).map(({ dataName }) => dataName))
  const known = Object.fromEntries(Object.entries(sent).filter(([name]) => names.has(name)))
  if (Buffer.byteLength(JSON.stringify(known)) > MOST_BYTES) throw new Refused('quotes.tooLarge')
  return known
}

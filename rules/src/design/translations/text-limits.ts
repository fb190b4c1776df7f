import { planLimits } from '../plans'
import { MAX_FOOTER } from '../products'

/** No text of a form is longer, so that a document stays something that a person could have made. */
const MAX_TEXT = 20_000
/** Words of underwriting stand in one line of a decision. */
const MAX_TERM = 500

/** How long the text at this key may be: what its own screen allows. */
export function maxOf([part, ...inside]: readonly string[]): number {
  if (part === 'underwriting') return MAX_TERM
  if (part === 'plans') return inside.at(-1) === 'title' ? planLimits.title : planLimits.text
  return part === 'look' && inside[0] === 'footer' ? MAX_FOOTER : MAX_TEXT
}

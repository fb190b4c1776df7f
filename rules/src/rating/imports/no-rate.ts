import { decisionOf } from '../underwriting'
import { meansAny, plainText } from './plain-text'

const LONGEST = 40
const NO_RATE =
  /^[("]?(?:refer(?:red|ral)?(?: (?:to|all)\b.*)?|ref\.?|declined?|dec\.?|not (?:offered|available|accept(?:ed|able)|covered|insured|applicable|eligible|quoted|allowed|possible)|unavailable|uninsurable|ineligible|excluded|incl(?:uded|\.)?|closed|none|no (?:cover|quote|rate|price|offer|sale)|p\.?o\.?a\.?|(?:price )?(?:up)?on (?:request|application|enquiry|inquiry|referral)|by (?:agreement|arrangement|quotation)|individual(?:ly)?(?: rating| quote)?|(?:see )?underwriter|u\/w|auf anfrage|a\.?a\.?|nicht (?:versicherbar|möglich|angeboten)|ablehnung|entfällt|tidak (?:tersedia|ditawarkan|dijamin)|ditolak|拒保|不保|不承保|不適用|不适用|不接受|不提供|核保|個別核保|个别核保|轉介|转介|面議|面议|另議|另议|待定|暂无|暫無|無|无|xx?)[)"]?[.*]?$/i

/** 'Refer', 'Declined', 'POA', 'x': a word in place of a rate, so that there is none for this customer. */
export function meansNoRate(text: string): boolean {
  if (text.length > LONGEST) return false
  const plain = plainText(text)
  return plain !== '' && (NO_RATE.test(plain) || isTurnedAway(plain) || meansAny(plain))
}

/** Whoever is referred or declined has no rate, however an underwriter spells it. */
const isTurnedAway = (plain: string) => ['refer', 'decline'].includes(decisionOf(plain) ?? '')

/** The same among figures of which nobody knows yet what they are: 'X' may be a class there, 'None' an answer. */
export const readsAsNoRate = (plain: string): boolean =>
  plain.length <= LONGEST &&
  (NO_RATE.test(plain) || isTurnedAway(plain)) &&
  !/^(?:X|none|無|无|a\.?a\.?)$/i.test(plain.replace(/^x$/, ''))

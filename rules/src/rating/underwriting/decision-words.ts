import type { Decision } from '../../design/parts'

/** What tables and connectors write for a decision, as underwriters spell it. */
const DECISION_WORDS: ReadonlyMap<string, Decision> = new Map(
  Object.entries({
    accept: ['accept', 'accepted', '接受', '承保'],
    acceptWithTerms: [
      'terms',
      'accept with terms',
      'accepted with terms',
      '有條件接受',
      '有条件接受',
      '附條件承保',
      '附条件承保',
    ],
    refer: ['ref', 'referral', '轉介', '转介', '轉人工', '转人工'],
    decline: ['declinature', 'reject', 'rejected', '拒絕', '拒绝', '拒保'],
  } satisfies Record<Decision, string[]>).flatMap(([decision, words]) =>
    words.map((word) => [word, decision as Decision] as const),
  ),
)

/** To whom it goes may stand behind it: 'Refer to HO', 'Refer - HO', 'Referred (UW)'. */
const REFER = /^(?:must |please )?refer(?:red|ral)?(?:(?: to| all)? [^.,;:!?]+| ?[-–—:/] ?.+| ?\(.*\))?$/
/** 'Refer to note 3' is read elsewhere, and decides nothing. */
const SEE =
  /^refer (?:to )?(?:the )?(?:notes?|section|page|table|tab|sheet|clause|appendix|schedule|below|above|wording)\b/
/** A condition behind it ('Decline if over 70') says more than the word, so it is left to a person. */
const DECLINE = /^decline(?:d)?(?: (?:cover|risk|case|all|outright)| ?[-–—:/] ?(?!if\b|when\b|unless\b).+)?$/
/** Whom it is said of may stand before it: 'Class IV: Decline'. */
const OF_CLASS = /^(?:class|zone|group|plan|cat(?:egory)?|tier|occupation|age)\b[^:]{0,20}: ?/
const LONGEST = 40

/** Null for a word that is no decision. */
export function decisionOf(text: string): Decision | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[("]|[)".*]$/g, '')
    .replace(OF_CLASS, '')
  const known = DECISION_WORDS.get(word)
  if (known) return known
  if (word.length > LONGEST || SEE.test(word)) return null
  if (REFER.test(word)) return 'refer'
  return DECLINE.test(word) ? 'decline' : null
}

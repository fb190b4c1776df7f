import type { Texts } from '../../../languages'
import type { UnderwritingRule } from '../../../design/parts'

type Head = readonly [id: string, title: string]

/** Rules of a guide, each as it is said: whom it means, and why. */
export const decline = ([id, title]: Head, when: string, reason: string): UnderwritingRule => ({
  ...{ id, title, when, reason, verdict: { decision: 'decline' } },
})

export const refer = ([id, title]: Head, when: string, reason: string): UnderwritingRule => ({
  ...{ id, title, when, reason, verdict: { decision: 'refer' } },
})

/** Accepted for so many percent more, with a word to the buyer. */
export const load = (
  [id, title]: Head,
  when: string,
  percent: number,
  reason: string,
  said: Texts,
): UnderwritingRule => ({
  ...{ id, title, when, reason },
  verdict: {
    decision: 'acceptWithTerms',
    terms: [
      { kind: 'loading', percent: String(percent) },
      { kind: 'message', text: said },
    ],
  },
})

/** Accepted, but for this. */
export const exclude = ([id, title]: Head, when: string, reason: string, said: Texts): UnderwritingRule => ({
  ...{ id, title, when, reason },
  verdict: { decision: 'acceptWithTerms', terms: [{ kind: 'exclusion', text: said }] },
})

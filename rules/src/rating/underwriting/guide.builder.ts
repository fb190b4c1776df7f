import type { Dataset } from '../../design/datasets'
import type { RateTable } from '../pricing'
import { compileGuide } from './compile-guide'
import type { UnderwritingGuide, UnderwritingRule, Verdict } from '../../design/parts'

export const dataset: Dataset = {
  names: [
    { name: 'age', type: { kind: 'number' } },
    { name: 'smokes', type: { kind: 'yesNo' } },
    { name: 'illness', type: { kind: 'choice', options: ['none', 'asthma', 'heart'] } },
  ],
}
export const table: RateTable = {
  id: 'illness',
  name: 'Illnesses',
  columns: [
    { id: 'illness', title: 'Illness', role: 'exact', of: 'text' },
    { id: 'decision', title: 'Decision', role: 'text' },
    { id: 'reason', title: 'Reason', role: 'text' },
    { id: 'loading', title: 'Loading', role: 'text' },
    { id: 'exclusion', title: 'Exclusion', role: 'text' },
  ],
  versions: [
    {
      id: 'v1',
      effectiveFrom: '1970-01-01',
      effectiveTo: null,
      rows: [
        ['none', 'accept', '', '', ''],
        ['asthma', 'Terms', 'Asthma', '25', 'Lungs'],
      ],
    },
  ],
}
export const rule = (id: string, when: string, verdict: Verdict): UnderwritingRule => ({
  id,
  title: id,
  when,
  reason: `because ${id}`,
  verdict,
})
export const guide: UnderwritingGuide = {
  version: 1,
  rules: [
    rule('old', 'age > 70', { decision: 'decline' }),
    rule('senior', 'age > 60', { decision: 'refer' }),
    rule('smoker', 'smokes', {
      decision: 'acceptWithTerms',
      terms: [
        { kind: 'loading', percent: '10' },
        { kind: 'message', text: 'Stop' },
      ],
    }),
  ],
  tables: [
    {
      id: 't',
      title: 'Illness',
      table: 'illness',
      inputs: { illness: 'illness' },
      columns: { decision: 'decision', reason: 'reason', loading: 'loading', exclusion: 'exclusion' },
      otherwise: 'refer',
    },
  ],
}

/** What is decided about a customer, by a guide that is sound. */
export function decide(answers: Record<string, unknown>, used: UnderwritingGuide = guide, tables = [table]) {
  const compiled = compileGuide(used, dataset, tables)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const decided = compiled.value.decide({ answers, today: 20_000, startDate: 20_000 })
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value
}

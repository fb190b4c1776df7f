import { expect, test } from 'vitest'
import type { Dataset } from '../../design/datasets'
import { compileGuide } from './compile-guide'
import type { UnderwritingGuide } from '../../design/parts'
import { dataset, rule } from './guide.builder'

const asked: Dataset = {
  names: [
    ...dataset.names,
    { name: 'register', type: { kind: 'text' } },
    { name: 'extra', type: { kind: 'number' } },
    { name: 'note', type: { kind: 'text' } },
    { name: 'noteChinese', type: { kind: 'text' } },
  ],
}
const answered: UnderwritingGuide = {
  version: 1,
  rules: [{ ...rule('off', 'true', { decision: 'decline' }), isOff: true }],
  tables: [],
  answers: [
    {
      id: 'a',
      title: 'Register',
      names: { decision: 'register', loading: 'extra', message: 'note' },
      spoken: [{ language: 'zh_tw', message: 'noteChinese' }],
    },
  ],
}
test.each<[Record<string, unknown>, object]>([
  [{ register: 'Accept' }, { decision: 'accept', reasons: [] }],
  [
    { register: 'Accept', extra: '0', note: '' },
    { decision: 'accept', terms: [], reasons: [] },
  ],
  [
    { register: 'Accept', extra: '10' },
    { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '10' }], reasons: [{ id: 'a' }] },
  ],
  [
    { register: 'Refer', extra: '50' },
    { decision: 'refer', terms: [{ kind: 'loading', percent: '50' }] },
  ],
  [
    { register: 'Decline', extra: '50' },
    { decision: 'decline', terms: [] },
  ],
  [
    { register: 'terms', extra: '12.5' },
    { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '12.5' }] },
  ],
  [
    { register: 'terms', note: 'Bring it', noteChinese: '請帶來' },
    { terms: [{ kind: 'message', text: { en_us: 'Bring it', zh_tw: '請帶來' } }] },
  ],
  [{ register: 'terms', note: 'Bring it' }, { terms: [{ kind: 'message', text: 'Bring it' }] }],
  [{}, { decision: 'refer', reasons: [{ source: 'connector', trouble: 'logic.unanswered' }] }],
  [{ register: 'maybe' }, { decision: 'refer', reasons: [{ text: 'maybe', trouble: 'underwriting.unknownDecision' }] }],
  [
    { register: 'terms', extra: '-5' },
    { decision: 'refer', reasons: [{ trouble: 'underwriting.badLoading' }] },
  ],
])('another system says %o', (answers, expected) => {
  const compiled = compileGuide(answered, asked, [])
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const decided = compiled.value.decide({ answers, today: 20_000, startDate: 20_000 })
  expect(decided.ok && decided.value).toMatchObject(expected)
})

test('names that are not there are found, and what is switched off is not asked', () => {
  const compiled = compileGuide(answered, dataset, [])
  expect(compiled.ok ? [] : compiled.problems.map(({ code, where }) => [code, where])).toEqual([
    ['logic.unknownName', 'a'],
    ['logic.unknownName', 'a'],
    ['logic.unknownName', 'a'],
    ['logic.unknownName', 'a'],
  ])
})

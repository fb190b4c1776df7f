import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dataset } from '../datasets'
import type { RateTable } from '../pricing'
import { decisionOf } from './asking'
import { totalLoading } from './authority'
import { compileGuide } from './compile-guide'
import { mergeReasons } from './merge-reasons'
import {
  decisions,
  type Term,
  type UnderwritingGuide,
  type UnderwritingRule,
  type UnderwritingTable,
  type Verdict,
} from './guide'
import { termTextIn, termTexts } from './term-text'

const dataset: Dataset = {
  names: [
    { name: 'age', type: { kind: 'number' } },
    { name: 'smokes', type: { kind: 'yesNo' } },
    { name: 'illness', type: { kind: 'choice', options: ['none', 'asthma', 'heart'] } },
  ],
}
const table: RateTable = {
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
const rule = (id: string, when: string, verdict: Verdict): UnderwritingRule => ({
  id,
  title: id,
  when,
  reason: `because ${id}`,
  verdict,
})
const guide: UnderwritingGuide = {
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

const wordsOf = (term: Term | undefined) => (term && 'text' in term ? term.text : '')

function decide(answers: Record<string, unknown>, used: UnderwritingGuide = guide) {
  const compiled = compileGuide(used, dataset, [table])
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const decided = compiled.value.decide({ answers, today: 20_000, startDate: 20_000 })
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value
}

describe('a decision', () => {
  test('nothing against a customer is accept, without reasons', () => {
    expect(decide({ age: 30, smokes: false, illness: 'none' })).toEqual({ decision: 'accept', terms: [], reasons: [] })
  })

  test('terms of rules and tables come together', () => {
    const decided = decide({ age: 30, smokes: true, illness: 'asthma' })
    expect(decided.decision).toBe('acceptWithTerms')
    expect(decided.terms).toEqual([
      { kind: 'loading', percent: '10' },
      { kind: 'message', text: 'Stop' },
      { kind: 'loading', percent: '25' },
      { kind: 'exclusion', text: 'Lungs' },
    ])
    expect(totalLoading(decided.terms).toString()).toBe('35')
    expect(decided.reasons[1]).toMatchObject({ source: 'table', row: 1, text: 'Asthma' })
  })

  test('an exclusion or message is told in the reader’s language, or in the nearest that it was written in', () => {
    const text = { en_us: 'Stop', zh_tw: '請戒菸' }
    const said = rule('smoker', 'smokes', { decision: 'acceptWithTerms', terms: [{ kind: 'message', text }] })
    const [term] = decide({ age: 30, smokes: true, illness: 'none' }, { ...guide, rules: [said] }).terms
    const words = (['zh_tw', 'zh_cn', 'en_uk'] as const).map((language) => termTextIn(wordsOf(term), language))
    expect(words).toEqual(['請戒菸', '請戒菸', 'Stop'])
    expect(termTextIn('As it was written before', 'zh_tw')).toBe('As it was written before')
    expect(termTexts('As it was written before', 'zh_cn')).toEqual({ zh_cn: 'As it was written before' })
  })

  test('a table says it in several languages by a column for each, and plainly with one', () => {
    const [entry] = guide.tables as [UnderwritingTable]
    const spoken = [{ language: 'zh_tw', exclusion: 'reason' }] as const
    const used = { ...guide, language: 'en_uk', tables: [{ ...entry, spoken }] } as const
    const { terms } = decide({ age: 30, smokes: false, illness: 'asthma' }, used)
    expect(terms).toContainEqual({ kind: 'exclusion', text: { en_uk: 'Lungs', zh_tw: 'Asthma' } })
    const unknown = { ...entry, spoken: [{ language: 'zh_tw', message: 'nowhere' }] } as const
    expect(compileGuide({ ...guide, tables: [unknown] }, dataset, [table])).toMatchObject({
      problems: [{ code: 'underwriting.unknownColumn', values: { column: 'nowhere' }, where: 't' }],
    })
  })

  test('what buyers are told has words, in a draft; what was published without them still decides', () => {
    for (const text of ['', ' ', {}, { en_us: ' ' }]) {
      const rules = [rule('smoker', 'smokes', { decision: 'acceptWithTerms', terms: [{ kind: 'exclusion', text }] })]
      const used = { ...guide, rules }
      expect(compileGuide(used, dataset, [table])).toMatchObject({
        problems: [{ code: 'underwriting.unsaid', where: 'smoker' }],
      })
      expect(compileGuide(used, dataset, [table], { isFrozen: true }).ok).toBe(true)
    }
  })

  test('the worst wins and every reason is told', () => {
    const decided = decide({ age: 75, smokes: true, illness: 'heart' })
    expect(decided.decision).toBe('decline')
    expect(decided.reasons.map((reason) => [reason.id, reason.decision])).toEqual([
      ['old', 'decline'],
      ['senior', 'refer'],
      ['smoker', 'acceptWithTerms'],
      ['t', 'refer'],
    ])
  })

  test('what has not been answered is referred, never accepted in silence', () => {
    expect(decide({ smokes: false, illness: 'none' })).toMatchObject({
      decision: 'refer',
      reasons: [{ id: 'old', trouble: 'logic.unanswered', text: 'age' }, { id: 'senior' }],
    })
    expect(decide({ age: 30, smokes: false })).toMatchObject({
      decision: 'refer',
      reasons: [{ id: 't', trouble: 'logic.unanswered' }],
    })
  })

  test('the order of rules never changes the decision', () => {
    const answers = fc.record({
      age: fc.integer({ min: 0, max: 99 }),
      smokes: fc.boolean(),
      illness: fc.constantFrom('none', 'asthma', 'heart'),
    })
    fc.assert(
      fc.property(answers, (customer) => {
        const turned = decide(customer, { ...guide, rules: [...guide.rules].reverse() })
        const straight = decide(customer)
        expect(turned.decision).toBe(straight.decision)
        const worst = Math.max(0, ...straight.reasons.map((reason) => decisions.indexOf(reason.decision)))
        expect(decisions.indexOf(straight.decision)).toBe(worst)
      }),
    )
  })
})

describe('a decision by API', () => {
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
      { register: 'terms', extra: '12.5' },
      { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '12.5' }] },
    ],
    [
      { register: 'terms', note: 'Bring it', noteChinese: '請帶來' },
      { terms: [{ kind: 'message', text: { en_us: 'Bring it', zh_tw: '請帶來' } }] },
    ],
    [{ register: 'terms', note: 'Bring it' }, { terms: [{ kind: 'message', text: 'Bring it' }] }],
    [{}, { decision: 'refer', reasons: [{ source: 'connector', trouble: 'logic.unanswered' }] }],
    [
      { register: 'maybe' },
      { decision: 'refer', reasons: [{ text: 'maybe', trouble: 'underwriting.unknownDecision' }] },
    ],
    [
      { register: 'terms', extra: '-5' },
      { decision: 'refer', reasons: [{ trouble: 'underwriting.badLoading' }] },
    ],
  ])('%o', (answers, expected) => {
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

  test('a connector that gave nothing back counts like any other finding', () => {
    const reason = {
      source: 'connector',
      id: 'u',
      title: 'R',
      decision: 'refer',
      text: '',
      row: null,
      trouble: 'x',
    } as const
    expect(mergeReasons({ decision: 'accept', terms: [], reasons: [] }, [reason])).toMatchObject({ decision: 'refer' })
    expect(mergeReasons({ decision: 'decline', terms: [], reasons: [] }, [reason])).toMatchObject({
      decision: 'decline',
    })
  })
})

test.each([
  ['Accepted', 'accept'],
  [' accept with terms ', 'acceptWithTerms'],
  ['轉介', 'refer'],
  ['拒保', 'decline'],
  ['constructor', null],
] as const)('%s in a table is %s', (word, decision) => {
  expect(decisionOf(word)).toBe(decision)
})

test('a guide is checked before it is used', () => {
  const codes = (used: UnderwritingGuide) => {
    const compiled = compileGuide(used, dataset, [
      table,
      {
        ...table,
        id: 'bad',
        versions: [{ id: 'v', effectiveFrom: '1970-01-01', effectiveTo: null, rows: [['none', 'maybe', '', '', '']] }],
      },
      {
        ...table,
        id: 'loaded',
        versions: [
          { id: 'v', effectiveFrom: '1970-01-01', effectiveTo: null, rows: [['none', 'terms', '', 'some', '']] },
        ],
      },
    ])
    return compiled.ok ? [] : compiled.problems.map((problem) => problem.code)
  }
  const entry = guide.tables[0] as UnderwritingGuide['tables'][number]
  expect(codes({ ...guide, rules: [rule('x', 'aeg > 5', { decision: 'refer' })] })).toEqual(['logic.unknownName'])
  expect(
    codes({
      ...guide,
      rules: [rule('x', 'true', { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '-1' }] })],
    }),
  ).toEqual(['underwriting.badLoading'])
  expect(codes({ ...guide, tables: [{ ...entry, table: 'none' }] })).toEqual(['underwriting.unknownTable'])
  expect(codes({ ...guide, tables: [{ ...entry, table: 'bad' }] })).toEqual(['underwriting.unknownDecision'])
  expect(codes({ ...guide, tables: [{ ...entry, table: 'loaded' }] })).toEqual(['underwriting.badLoading'])
  expect(codes({ ...guide, tables: [{ ...entry, inputs: {} }] })).toEqual(['underwriting.inputMissing'])
  const blank = Object.fromEntries(Object.keys(entry.inputs).map((column) => [column, ' ']))
  expect(codes({ ...guide, tables: [{ ...entry, inputs: blank }] })).toEqual(['underwriting.inputMissing'])
  expect(codes({ ...guide, tables: [{ ...entry, columns: { decision: 'nowhere' } }] })).toEqual([
    'underwriting.unknownColumn',
  ])
})

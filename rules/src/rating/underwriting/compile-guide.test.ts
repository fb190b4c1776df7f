import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalLoading } from './authority'
import { compileGuide } from './compile-guide'
import { decisions, type UnderwritingGuide, type UnderwritingTable } from '../../design/parts'
import type { RateTable } from '../pricing'
import { unknownDecisions } from './unknown-decisions'
import { dataset, decide, guide, rule, table } from './guide.builder'

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

test.each([
  ['Accept', '10%', { decision: 'acceptWithTerms', terms: [{ kind: 'loading', percent: '10' }] }],
  ['Accept', '0%', { decision: 'accept', terms: [], reasons: [] }],
  ['Refer', '50', { decision: 'refer', terms: [{ kind: 'loading', percent: '50' }] }],
  ['Decline', '50', { decision: 'decline', terms: [] }],
])('a row that says %s beside a loading of %s drops neither in silence', (word, loading, expected) => {
  const [version] = table.versions
  const rows = [['asthma', word, '', loading, '']]
  const written = { ...table, versions: version ? [{ ...version, rows }] : [] }
  expect(decide({ age: 30, smokes: false, illness: 'asthma' }, guide, [written])).toMatchObject(expected)
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

test('a price table decides by its figures: who has one is accepted, and who has none is referred or declined', () => {
  const prices: RateTable = {
    id: 'prices',
    name: 'Premiums',
    columns: [
      { id: 'illness', title: 'Illness', role: 'exact', of: 'text' },
      { id: 'premium', title: 'Premium', role: 'factor' },
    ],
    versions: [
      {
        id: 'v',
        effectiveFrom: '1970-01-01',
        effectiveTo: null,
        rows: [
          ['none', '120'],
          ['heart', 'none'],
        ],
      },
    ],
  }
  const [entry] = guide.tables as [UnderwritingTable]
  const byFigures = { ...entry, table: 'prices', columns: { decision: 'premium' }, otherwise: 'decline' as const }
  const priced = { ...guide, rules: [], tables: [byFigures] }
  const decisionFor = (illness: string) => decide({ age: 30, smokes: false, illness }, priced, [prices]).decision
  expect([decisionFor('none'), decisionFor('heart'), decisionFor('asthma')]).toEqual(['accept', 'decline', 'decline'])
})

test('words in place of a price decide for their own rows alone: a dash beside them declines nobody', () => {
  const columns: RateTable['columns'] = [
    { id: 'illness', title: 'Illness', role: 'exact', of: 'text' },
    { id: 'premium', title: 'Premium', role: 'factor' },
  ]
  const rows = [
    ['none', 'none'],
    ['asthma', 'refer'],
    ['heart', 'decline'],
  ]
  const versions = [{ id: 'v', effectiveFrom: '1970-01-01', effectiveTo: null, rows }]
  const [entry] = guide.tables as [UnderwritingTable]
  const byFigures = { ...entry, table: 'prices', columns: { decision: 'premium' }, otherwise: 'decline' as const }
  const decisionFor = (illness: string) => {
    const asked = { ...guide, rules: [], tables: [byFigures] }
    return decide({ age: 30, smokes: false, illness }, asked, [{ id: 'prices', name: 'Premiums', columns, versions }])
      .decision
  }
  expect(['none', 'asthma', 'heart'].map(decisionFor)).toEqual(['accept', 'refer', 'decline'])
})

test('what is wrong with a table is told by its name and the titles of its columns, not by ids', () => {
  const [entry] = guide.tables as [UnderwritingTable]
  const told = (change: Partial<UnderwritingTable>) => {
    const compiled = compileGuide({ ...guide, tables: [{ ...entry, ...change }] }, dataset, [table])
    return compiled.ok ? [] : compiled.problems.map(({ values }) => values)
  }
  expect(told({ columns: { decision: 'illness' } })).toEqual([{ table: 'Illnesses', column: 'Illness' }])
  expect(told({ table: 'gone' })).toEqual([{ table: 'Illness' }])
})

test('words that are no decision are found in the rows of a draft, each once with its rows', () => {
  const rows = [
    ['none', 'Accept', '', '', ''],
    ['asthma', 'Maybe', '', '', ''],
    ['heart', 'Maybe', '', '', ''],
    ['lungs', 'Refer to HO', '', '', ''],
  ]
  expect(unknownDecisions(table.columns, rows)).toMatchObject([
    { code: 'table.unknownDecision', rows: [1, 2], column: 'decision', values: { word: 'Maybe' } },
  ])
  expect(unknownDecisions(table.columns.slice(0, 1), rows)).toEqual([])
})

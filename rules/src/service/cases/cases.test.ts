import { describe, expect, test } from 'vitest'
import type { Body } from '../../design/products'
import { startQuestion } from '../../design/forms'
import { caseEntryKinds, caseLife, caseNumber, caseStates, dueAfter, entryRefusal, sumInsuredOf } from '.'

describe('the life of a case', () => {
  test.each(caseStates)('%s leads only to states of the table', (state) => {
    for (const next of Object.values(caseLife[state])) expect(caseStates).toContain(next)
  })

  test.each([
    ['open', 'accepted', null],
    ['open', 'declined', null],
    ['open', 'asked', null],
    ['open', 'referred', 'cases.decided'],
    ['asked', 'accepted', 'cases.waitsForBuyer'],
    ['asked', 'declined', 'cases.waitsForBuyer'],
    ['asked', 'asked', 'cases.waitsForBuyer'],
    ['asked', 'referred', null],
    ['asked', 'rulesAccepted', null],
    ['accepted', 'accepted', 'cases.decided'],
    ['accepted', 'declined', 'cases.decided'],
    ['accepted', 'referred', null],
    ['declined', 'accepted', 'cases.decided'],
    ['declined', 'referred', 'cases.decided'],
  ] as const)('one that is %s can be %s: %s', (state, kind, code) => {
    expect(entryRefusal(state, kind)?.code ?? null).toBe(code)
  })

  test('every state can be walked to from the first, and a note can always be left', () => {
    const reached = new Set<string>(['open'])
    for (const state of reached) for (const next of Object.values(caseLife[state as 'open'])) reached.add(next)
    expect([...reached].sort()).toEqual([...caseStates].sort())
    expect(caseStates.every((state) => entryRefusal(state, 'note') === null)).toBe(true)
    expect(caseEntryKinds).toHaveLength(new Set(caseEntryKinds).size)
  })
})

test('a case is due a day after it was referred', () => {
  expect(dueAfter(new Date('2026-03-01T09:00:00Z')).toISOString()).toBe('2026-03-02T09:00:00.000Z')
})

test.each([
  [1, 'C-000001'],
  [20_418, 'C-020418'],
  [1_234_567, 'C-1234567'],
])('the number of case %i is %s', (count, number) => expect(caseNumber(count)).toBe(number))

describe('what is at stake', () => {
  const hkd = (minor: number) => ({ minor, currency: 'HKD' })
  const covers = [
    { dataName: 'medical', title: {}, amount: hkd(50_000_000) },
    { dataName: 'baggage', title: {}, amount: hkd(2_000_000) },
    { dataName: 'abroad', title: {}, amount: { minor: 9e9, currency: 'USD' } },
  ]
  const body = {
    pages: [{ id: 'p', title: {}, questions: [startQuestion('money', 'q1', 'worth')] }],
    plans: { plans: [{ id: 'plus', covers }], addOns: [] },
  } as unknown as Body

  test('is the highest amount of the plan in the currency of the price', () => {
    expect(sumInsuredOf(body, 'plus', {}, 'HKD')).toEqual(hkd(50_000_000))
  })
  test('or what the buyer named, where that is more', () => {
    expect(sumInsuredOf(body, 'plus', { worth: '612000' }, 'HKD')).toEqual(hkd(61_200_000))
    expect(sumInsuredOf(body, 'plus', { worth: 'much' }, 'HKD')).toEqual(hkd(50_000_000))
  })
  test('and unknown where nobody says, which is not nothing', () => {
    expect(sumInsuredOf(body, 'none', {}, 'HKD')).toBeNull()
  })
})

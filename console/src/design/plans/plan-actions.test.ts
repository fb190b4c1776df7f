import type { PlanSet } from '@coverwright/contract/design/plans'
import { expect, test } from 'vitest'
import { changePlans, type PlanAction } from './plan-actions'

const empty: PlanSet = { currency: 'HKD', plans: [], addOns: [] }
const after = (...actions: PlanAction[]) => actions.reduce(changePlans, empty)
const two: PlanAction[] = [
  { do: 'addPlan', id: 'a', title: { en_us: 'Basic' } },
  { do: 'addCover', dataName: 'glass', title: { en_us: 'Glass' } },
  { do: 'setCell', plan: 'a', dataName: 'glass', cell: { amount: { minor: 500, currency: 'HKD' }, words: {} } },
  { do: 'addPlan', id: 'b', title: { en_us: 'Full' } },
]

test('a new plan has the lines of the others, with nothing in them', () => {
  expect(after(...two).plans[1]).toMatchObject({
    title: { en_us: 'Full' },
    covers: [{ dataName: 'glass', amount: null, words: {} }],
  })
})

test('a line that a plan does not have is taken out and put back with its title', () => {
  const without = after(...two, { do: 'setCell', plan: 'b', dataName: 'glass', cell: null })
  expect(without.plans[1]?.covers).toEqual([])
  const back = changePlans(without, {
    do: 'setCell',
    plan: 'b',
    dataName: 'glass',
    cell: { amount: null, words: { en_us: 'Unlimited' } },
  })
  expect(back.plans[1]?.covers).toMatchObject([
    { title: { en_us: 'Glass' }, words: { en_us: 'Unlimited' }, amount: null },
  ])
})

test('another name of a line is another name in every plan', () => {
  const set = after(...two, {
    do: 'changeCover',
    dataName: 'glass',
    change: { dataName: 'windscreen', title: { en_us: 'Windscreen' } },
  })
  expect(set.plans.map(({ covers }) => covers[0]?.dataName)).toEqual(['windscreen', 'windscreen'])
})

test('an add-on is offered by all plans at first, and is gone from all of them when it is removed', () => {
  const money = { minor: 100, currency: 'HKD' }
  const addOn = { id: 'tow', title: { en_us: 'Towing' }, description: {}, yearly: money, monthly: money }
  const set = after(...two, { do: 'addAddOn', addOn })
  expect(set.plans.map(({ addOns }) => addOns)).toEqual([['tow'], ['tow']])
  const less = changePlans(set, { do: 'offerAddOn', plan: 'a', addOn: 'tow', isOffered: false })
  expect(less.plans.map(({ addOns }) => addOns)).toEqual([[], ['tow']])
  expect(changePlans(less, { do: 'removeAddOn', id: 'tow' })).toMatchObject({
    addOns: [],
    plans: [{ addOns: [] }, { addOns: [] }],
  })
})

test('plans are copied beside their model and moved past each other', () => {
  const set = after(
    ...two,
    { do: 'copyPlan', of: 'a', id: 'c', title: { en_us: 'Basic copy' } },
    { do: 'movePlan', id: 'c', by: 1 },
  )
  expect(set.plans.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(changePlans(set, { do: 'movePlan', id: 'c', by: 1 }).plans.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a plan has one booklet in each language: another one takes its place, and it can be taken away', () => {
  const file = (fileId: string, language: 'en_us' | 'zh_tw') => ({ fileId, language, name: '', sha256: '', size: 1 })
  const put = (fileId: string, language: 'en_us' | 'zh_tw'): PlanAction => ({
    do: 'setDocument',
    plan: 'a',
    kind: 'booklet',
    language,
    file: fileId ? file(fileId, language) : null,
  })
  const set = after(...two, put('one', 'en_us'), put('eins', 'zh_tw'), put('two', 'en_us'))
  expect(set.plans[0]?.booklet.map(({ fileId }) => fileId)).toEqual(['eins', 'two'])
  expect(changePlans(set, put('', 'zh_tw')).plans[0]?.booklet.map(({ fileId }) => fileId)).toEqual(['two'])
  expect(set.plans[1]?.booklet).toEqual([])
})

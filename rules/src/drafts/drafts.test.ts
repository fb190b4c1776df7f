import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patched, rebased } from './apply'
import { type Design, designs, designShape as shape } from './drafts.builder'
import { type Patch, patchesBetween } from './patches'
import { meet, ORDER, REST } from './path'
import { same } from './same'
import { valueAt } from './value-at'

const car: Design = {
  currency: 'HKD',
  plans: [
    {
      id: 'basic',
      title: { en: 'Basic', zh: '基本' },
      covers: [
        { name: 'fire', amount: 10, title: { en: 'Fire' } },
        { name: 'theft', amount: 20, title: { en: 'Theft' } },
      ],
      addOns: ['tow'],
    },
    { id: 'plus', title: { en: 'Plus' }, covers: [], addOns: [] },
  ],
  steps: [
    { name: 'base', formula: '100' },
    { name: 'age', formula: 'base * 2' },
    { name: 'tax', formula: 'age * 0.1' },
  ],
}
const copyOf = (design: Design) => JSON.parse(JSON.stringify(design)) as Design
const changed = (change: (design: Design) => void): Design => {
  const copy = copyOf(car)
  change(copy)
  return copy
}
/** What I have when theirs comes in while mine is not saved. */
const merged = (mine: Design, theirs: Design) => rebased(mine, patchesBetween(car, theirs, shape), shape)

test('a change is as small as its piece, and says where it is by names', () => {
  const raised = changed(({ plans }) => void (plans[0]!.covers[1]!.amount = 30))
  const path = ['plans', 'basic', 'covers', 'theft', REST]
  const [before, after] = [20, 30].map((amount) => ({ name: 'theft', amount }))
  expect(patchesBetween(car, raised, shape)).toEqual([{ path, before, after }])
})

test('two people in one plan, one in its words and one in its amounts, both have their way', () => {
  const mine = changed(({ plans }) => void (plans[0]!.title.zh = '基本計劃'))
  const theirs = changed(({ plans }) => {
    plans[0]!.title.en = 'Basic cover'
    plans[0]!.covers[0]!.amount = 15
    plans[0]!.addOns.push('keys')
  })
  const { document, met } = merged(mine, theirs)
  expect(met).toEqual([])
  expect(document.plans[0]).toMatchObject({ title: { en: 'Basic cover', zh: '基本計劃' }, addOns: ['tow', 'keys'] })
  expect(document.plans[0]?.covers[0]?.amount).toBe(15)
})

test('the same piece changed by both is met, and stays as I have it', () => {
  const mine = changed(({ steps }) => void (steps![1]!.formula = 'base * 3'))
  const theirs = changed(({ steps }) => {
    steps![1]!.formula = 'base * 4'
    steps![2]!.formula = 'age * 0.2'
  })
  const { document, met } = merged(mine, theirs)
  expect(met).toEqual([['steps', 'age']])
  expect(document.steps?.map(({ formula }) => formula)).toEqual(['100', 'base * 3', 'age * 0.2'])
})

test('both changed it to the same: nothing is met', () => {
  const theirs = changed(({ steps }) => void (steps![1]!.formula = 'base * 3'))
  expect(merged(copyOf(theirs), theirs)).toEqual({ document: theirs, met: [] })
})

test('what they took away and I changed is met, and is still there', () => {
  const mine = changed(({ plans }) => void (plans[0]!.covers[0]!.amount = 99))
  const theirs = changed(({ plans }) => void plans.shift())
  expect(merged(mine, theirs)).toEqual({ document: mine, met: [['plans', 'basic']] })
})

test('what I took away and they changed is met at what is gone', () => {
  const mine = changed(({ plans }) => void plans.shift())
  const theirs = changed(({ plans }) => void (plans[0]!.covers[0]!.amount = 99))
  expect(merged(mine, theirs)).toEqual({ document: mine, met: [['plans', 'basic']] })
})

test('what both took away is gone', () => {
  const mine = changed(({ steps }) => void steps!.pop())
  expect(merged(mine, copyOf(mine))).toEqual({ document: mine, met: [] })
})

test('items that both put into a list are all there, each behind the one it was put behind', () => {
  const mine = changed(({ steps }) => void steps!.splice(1, 0, { name: 'mine', formula: '1' }))
  const theirs = changed(({ steps }) => void steps!.splice(2, 0, { name: 'theirs', formula: '2' }))
  const { document, met } = merged(mine, theirs)
  expect(met).toEqual([])
  expect(document.steps?.map(({ name }) => name)).toEqual(['base', 'mine', 'age', 'theirs', 'tax'])
})

test('an item whose neighbours are gone comes in front of the next, or at the end', () => {
  const theirs = changed(({ steps }) => void steps!.splice(2, 0, { name: 'fee', formula: '5' }))
  const withoutAge = changed(({ steps }) => void steps!.splice(1, 1))
  expect(merged(withoutAge, theirs).document.steps?.map(({ name }) => name)).toEqual(['base', 'fee', 'tax'])
  const onlyBase = changed(({ steps }) => void steps!.splice(1, 2))
  expect(merged(onlyBase, theirs).document.steps?.map(({ name }) => name)).toEqual(['base', 'fee'])
})

test('one moves, the other adds and changes: all of it holds', () => {
  const mine = changed(({ steps }) => void steps!.reverse())
  const theirs = changed(({ steps }) => {
    steps![0]!.formula = '120'
    steps!.push({ name: 'fee', formula: '5' })
  })
  expect(merged(mine, theirs)).toMatchObject({
    met: [],
    document: { steps: [{ name: 'tax' }, { name: 'fee' }, { name: 'age' }, { name: 'base', formula: '120' }] },
  })
  expect(merged(theirs, mine).document.steps?.map(({ name }) => name)).toEqual(['tax', 'fee', 'age', 'base'])
})

test('two orders are met', () => {
  const mine = changed(({ steps }) => void steps!.reverse())
  const theirs = changed(({ steps }) => void steps!.push(...steps!.splice(0, 1)))
  const { document, met } = merged(mine, theirs)
  expect(met).toEqual([['steps', ORDER]])
  expect(document).toEqual(mine)
})

test('the same new name from both is met where the items differ', () => {
  const add = (formula: string) => changed(({ steps }) => void steps!.push({ name: 'fee', formula }))
  expect(merged(add('1'), add('1')).met).toEqual([])
  expect(merged(add('1'), add('2')).met).toEqual([['steps', 'fee']])
})

test('a name that is in a list twice while it is typed loses neither', () => {
  const twice = changed(({ steps }) => void (steps![1]!.name = 'base'))
  expect(patched(car, patchesBetween(car, twice, shape), shape)).toEqual(twice)
  expect(patched(twice, patchesBetween(twice, car, shape), shape)).toEqual(car)
})

test('a list that was never begun is an empty one', () => {
  const { steps: _none, ...bare } = car
  expect(patchesBetween(bare, { ...bare, steps: [] }, shape)).toEqual([])
  const begun = { ...bare, steps: [{ name: 'base', formula: '1' }] }
  expect(patched<Design>(bare, patchesBetween(bare, begun, shape), shape)).toEqual(begun)
})

test('what a merge does not touch stays the same object, so that only what changed is drawn again', () => {
  const theirs = changed(({ steps }) => void (steps![1]!.formula = '7'))
  const { document } = merged(car, theirs)
  expect(document.plans).toBe(car.plans)
  expect(document.steps?.[0]).toBe(car.steps?.[0])
  expect(document.steps?.[1]).not.toBe(car.steps?.[1])
})

test('any document becomes any other by its patches', () => {
  fc.assert(
    fc.property(designs, designs, (one, other) => {
      const there = patchesBetween(one, other, shape)
      const isThere = patchesBetween(patched(one, there, shape), other, shape).length === 0
      return isThere && rebased(one, there, shape).met.length === 0
    }),
    { numRuns: 500 },
  )
})

const holds = (document: Design, { path, after }: Patch) => same(valueAt(document, path, shape), after)
/** Where an item stands depends on who stands beside it; what it is does not. */
const withoutOrders = (patches: readonly Patch[]) => patches.filter(({ path }) => path.at(-1) !== ORDER)

test('of any two changes of one document nothing is lost: each piece is mine, theirs, or asked about', () => {
  fc.assert(
    fc.property(designs, designs, designs, (base, mine, theirs) => {
      const [own, others] = [mine, theirs].map((each) => patchesBetween(base, each, shape)) as [Patch[], Patch[]]
      const { document, met } = rebased(mine, others, shape)
      const isMet = ({ path }: Patch) => met.some((each) => meet(path, each))
      const isTheirs = ({ path }: Patch) => others.some((other) => meet(path, other.path))
      const taken = withoutOrders(others).filter((patch) => !isMet(patch))
      const alone = withoutOrders(own).filter((patch) => !isTheirs(patch))
      const asked = met.filter((path) => path.at(-1) !== ORDER)
      return (
        [...taken, ...alone].every((patch) => holds(document, patch)) &&
        asked.every((path) => same(valueAt(document, path, shape), valueAt(mine, path, shape)))
      )
    }),
    { numRuns: 1_000 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dataset } from '../datasets'
import { checkJourney } from './check-journey'
import { findCycle } from './find-cycle'
import { sayJourneyFinding } from './journey-findings'
import type { JourneyOutline, LogicAction, LogicRule } from './journey-logic'
import { removalRefusal, usesOf } from './uses'

const dataset: Dataset = {
  names: [
    { name: 'isTaxi', type: { kind: 'yesNo' } },
    { name: 'cover', type: { kind: 'choice', options: ['basic', 'full'] } },
    { name: 'seats', type: { kind: 'number' } },
    { name: 'risk', type: { kind: 'number' } },
    { name: 'drivers', type: { kind: 'group', fields: [{ name: 'points', type: { kind: 'number' } }] } },
  ],
}
const question = (dataName: string) => ({ id: `q-${dataName}`, title: dataName, dataName })
const outline: JourneyOutline = {
  pages: [
    { id: 'car', title: 'Your car', questions: [question('isTaxi'), question('cover')] },
    { id: 'taxi', title: 'Your taxi', questions: [question('seats')] },
    { id: 'people', title: 'Drivers', questions: [question('drivers'), question('risk')] },
  ],
}
const rule = (when: string, action: LogicAction, on = 'car', id = 'r1'): LogicRule => ({
  id,
  title: `rule ${id}`,
  on,
  when,
  action,
})
const codes = (...rules: LogicRule[]) => checkJourney(outline, dataset, rules).findings.map((finding) => finding.code)

test('sound logic has no findings', () => {
  expect(
    codes(
      rule('!isTaxi', { kind: 'skipTo', page: 'people' }),
      rule('isTaxi', { kind: 'show', target: 'q-seats' }),
      rule('', { kind: 'setValue', name: 'risk', formula: 'drivers.sum(d, d.points) * 2' }, 'q-risk'),
      rule('isTaxi', { kind: 'require', target: 'q-seats' }),
    ),
  ).toEqual([])
})

test('names and types are checked where the rule uses them', () => {
  expect(codes(rule('isTaxy', { kind: 'require', target: 'q-cover' }))).toEqual(['logic.unknownName'])
  expect(codes(rule('seats', { kind: 'require', target: 'q-seats' }))).toEqual(['logic.wrongType'])
  expect(codes(rule('', { kind: 'setValue', name: 'risk', formula: 'cover' }))).toEqual(['logic.wrongType'])
  expect(codes(rule('', { kind: 'setValue', name: 'rsk', formula: '1' }))).toEqual(['journey.unknownName'])
  expect(codes(rule('', { kind: 'show', target: 'nowhere' }))).toEqual(['journey.unknownTarget'])
})

test('values that fill each other are a circle', () => {
  const circle = checkJourney(outline, dataset, [
    rule('', { kind: 'setValue', name: 'risk', formula: 'seats + 1' }, 'car', 'a'),
    rule('', { kind: 'setValue', name: 'seats', formula: 'risk + 1' }, 'car', 'b'),
  ]).findings
  expect(circle.map(sayJourneyFinding)).toEqual([
    'These depend on each other in a circle: risk → seats → risk. Take one of them out.',
  ])
})

test('a question cannot decide whether it is shown itself', () => {
  expect(codes(rule('isTaxi', { kind: 'show', target: 'q-isTaxi' }))).toEqual(['journey.cycle'])
})

test('a jump back would never end', () => {
  expect(codes(rule('isTaxi', { kind: 'skipTo', page: 'car' }, 'people'))).toEqual(['journey.skipsBack'])
})

test('a page that everybody jumps over is never seen', () => {
  const { findings } = checkJourney(outline, dataset, [rule('', { kind: 'skipTo', page: 'people' })])
  expect(findings).toEqual([{ code: 'journey.unreachablePage', values: { page: 'Your taxi' } }])
})

test('a condition that contradicts itself is found by trying all answers', () => {
  const required = { kind: 'require', target: 'q-seats' } as const
  expect(codes(rule("cover == 'basic' && cover == 'full'", required))).toEqual(['journey.neverMet'])
  expect(codes(rule('false', required))).toEqual(['journey.neverMet'])
  expect(codes(rule('isTaxi && !isTaxi', required))).toEqual(['journey.neverMet'])
})

test('a question that nobody is asked is found, and so is what depends on its answer', () => {
  const said = checkJourney(outline, dataset, [
    rule('isTaxi && !isTaxi', { kind: 'show', target: 'q-seats' }, 'q-seats', 'a'),
    rule('seats > 4', { kind: 'show', target: 'people' }, 'people', 'b'),
    rule('risk > 1', { kind: 'require', target: 'q-risk' }, 'q-risk', 'c'),
  ]).findings.map(sayJourneyFinding)
  expect(said).toEqual([
    'No customer is ever asked “seats”: its condition can never be met.',
    'No customer can reach the page “Drivers”.',
    'The condition can never be met, so the rule does nothing.',
  ])
})

test('a question cannot depend on what is asked later, on its own page neither', () => {
  expect(codes(rule('risk > 5', { kind: 'show', target: 'q-cover' }))).toEqual(['journey.askedLater'])
  expect(codes(rule("cover == 'full'", { kind: 'show', target: 'q-isTaxi' }))).toEqual(['journey.askedLater'])
  expect(codes(rule('', { kind: 'setValue', name: 'seats', formula: 'risk' }, 'q-seats'))).toEqual([
    'journey.askedLater',
  ])
  expect(codes(rule("cover == 'full'", { kind: 'require', target: 'q-isTaxi' }))).toEqual([])
  expect(codes(rule("cover == 'full'", { kind: 'skipTo', page: 'people' }, 'q-isTaxi'))).toEqual([])
})

test('removing what others use is refused with the list of those', () => {
  const { uses } = checkJourney(outline, dataset, [
    rule('drivers.exists(d, d.points > 3)', { kind: 'require', target: 'q-risk' }, 'people', 'points'),
    rule('isTaxi', { kind: 'show', target: 'q-seats' }, 'car', 'taxi'),
  ])
  expect(removalRefusal({ name: 'drivers', title: 'Drivers' }, uses)).toMatchObject({
    code: 'logic.inUse',
    usedBy: [{ id: 'points' }],
  })
  expect(removalRefusal({ name: 'drivers.points', title: 'Points' }, uses)?.values).toEqual({
    title: 'Points',
    count: 1,
    list: 'rule points',
  })
  expect(removalRefusal({ name: 'q-seats', title: 'Seats' }, uses)?.usedBy.map((use) => use.id)).toEqual(['taxi'])
  expect(removalRefusal({ name: 'cover', title: 'Cover' }, uses)).toBeNull()
  expect(usesOf('drive', uses)).toEqual([])
})

test('a circle is found exactly when there is one', () => {
  const graph = fc.array(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })), { maxLength: 14 })
  fc.assert(
    fc.property(graph, (pairs) => {
      const edges = new Map<string, Set<string>>()
      for (const [from, to] of pairs) edges.set(`${from}`, new Set([...(edges.get(`${from}`) ?? []), `${to}`]))
      const remaining = new Map([...edges].map(([from, to]) => [from, new Set(to)]))
      for (let isChanged = true; isChanged;) {
        isChanged = false
        for (const [from, to] of remaining) {
          for (const name of to) if (!remaining.has(name)) to.delete(name)
          if (to.size === 0) isChanged = remaining.delete(from)
        }
      }
      const circle = findCycle(edges)
      expect(circle !== null).toBe(remaining.size > 0)
      circle?.slice(1).forEach((name, index) => expect(edges.get(circle[index] ?? '')?.has(name)).toBe(true))
    }),
  )
})

test('while a name or an id stands twice, the first is the one that is meant', () => {
  const twice: JourneyOutline = {
    pages: [
      { id: 'car', title: 'Your car', questions: [question('isTaxi')] },
      { id: 'q-isTaxi', title: 'Your taxi', questions: [question('seats'), { ...question('isTaxi'), id: 'again' }] },
    ],
  }
  const found = (...rules: LogicRule[]) => checkJourney(twice, dataset, rules).findings.map(({ code }) => code)
  expect(found(rule('isTaxi', { kind: 'show', target: 'q-seats' }))).toEqual([])
  expect(found(rule('cover == "full" || seats > 2', { kind: 'require', target: 'q-isTaxi' }))).toEqual([
    'journey.askedLater',
  ])
  expect(found(rule('', { kind: 'skipTo', page: 'q-isTaxi' }))).toEqual(['journey.skipsBack'])
})

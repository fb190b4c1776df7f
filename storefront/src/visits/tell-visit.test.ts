import { beforeEach, expect, test } from 'vitest'
import { visitTeller, type VisitParts } from './tell-visit'

let told: Record<string, unknown>[]
let now: number
let kept: Map<string, string>
const ID = '018f0000-0000-7000-8000-000000000001'

const teller = (parts: Partial<VisitParts> = {}) =>
  visitTeller({
    slug: 'travel-light',
    hash: 'a'.repeat(64),
    channel: 'direct',
    hasConsent: () => true,
    storage: { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) },
    newId: () => ID,
    now: () => now,
    send: (address, text) => void told.push({ address, ...(JSON.parse(text) as object) }),
    ...parts,
  })

beforeEach(() => {
  ;[told, now, kept] = [[], 1_000, new Map()]
})

test('a page is told once, with how long the one before it was looked at', () => {
  const visit = teller()
  visit.seen('trip')
  visit.touched('nights')
  now += 4_200
  visit.seen('people')
  visit.seen('trip')
  expect(told.map(({ event, page, question, ms }) => `${event} ${page} ${question} ${ms}`)).toEqual([
    'seen trip  0',
    'left trip nights 4200',
    'seen people  0',
    'left people  0',
  ])
  expect(told[0]).toMatchObject({ address: '/p/travel-light/seen', visit: ID, channel: 'direct' })
})

test('without consent nothing says that two pages were seen by the same person', () => {
  const visit = teller({ hasConsent: () => false })
  visit.seen('trip')
  visit.failed()
  expect(told.map(({ event }) => event)).toEqual(['seen', 'error'])
  expect(told.every((one) => !('visit' in one))).toBe(true)
  expect(kept.size).toBe(0)
})

test('whoever agrees in the middle is one visit from then on', () => {
  let hasAgreed = false
  const visit = teller({ hasConsent: () => hasAgreed, storage: null, newId: () => `${told.length}` })
  visit.seen('trip')
  hasAgreed = true
  visit.seen('people')
  visit.left()
  expect(told.map(({ event, visit: id }) => [event, id])).toEqual([
    ['seen', undefined],
    ['left', '1'],
    ['seen', '1'],
    ['left', '1'],
  ])
})

test('a tab that is loaded anew goes on with its visit', () => {
  teller().seen('trip')
  teller({ newId: () => 'another' }).seen('trip')
  expect(told.map(({ visit }) => visit)).toEqual([ID, ID])
})

test('a browser that keeps or sends nothing stops nobody', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const visit = teller({ storage: { getItem: refuse, setItem: refuse }, send: refuse })
  visit.seen('trip')
  visit.slow(3_000)
  visit.left()
  expect(told).toEqual([])
})

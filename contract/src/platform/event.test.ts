import { expect, test } from 'vitest'
import { z } from 'zod'
import { event, eventShape, readEventData } from './event'

const says = 'Something happened'

test('an event is named by a thing and what became of it', () => {
  expect(event({ name: 'policy.issued', says, carries: z.object({}) }).version).toBe(1)
  for (const name of ['policy', 'PolicyIssued', 'policy.issued.late', 'policy issued', ''])
    expect(() => event({ name, says, carries: z.object({}) }), name).toThrow("'thing.happened'")
})

test('what says who somebody is cannot be carried, however deep it stands', () => {
  const fields = ['email', 'toEmail', 'phone', 'firstName', 'holderName', 'birthDay', 'recipient']
  for (const field of fields)
    for (const carries of [
      z.object({ [field]: z.string() }),
      z.object({ lines: z.array(z.object({ inner: z.object({ [field]: z.string() }).optional() })) }),
    ])
      expect(() => event({ name: 'policy.issued', says, carries }), field).toThrow(`carries ${field}`)
  const carries = z.object({ holderId: z.uuid(), productName: z.string(), planId: z.uuid() })
  expect(event({ name: 'policy.issued', says, carries }).carries).toBe(carries)
})

test('data written in an earlier version is read in today’s shape, step by step', () => {
  const moved = event({
    name: 'trial.moved',
    says,
    version: 3,
    carries: z.object({ endsAt: z.iso.datetime(), days: z.int() }),
    upgrades: [
      (first: { until: string }) => ({ endsAt: `${first.until}T00:00:00Z` }),
      (second: { endsAt: string }) => ({ ...second, days: 21 }),
    ],
  })
  const today = { endsAt: '2026-03-22T00:00:00Z', days: 21 }
  expect(readEventData(moved, 1, { until: '2026-03-22' })).toEqual(today)
  expect(readEventData(moved, 2, { endsAt: today.endsAt })).toEqual(today)
  expect(readEventData(moved, 3, { ...today, days: 7 })).toEqual({ ...today, days: 7 })
  expect(() => readEventData(moved, 3, { until: '2026-03-22' })).toThrow()
})

test('a version without the way to it is not declared', () => {
  expect(() => event({ name: 'trial.moved', says, version: 2, carries: z.object({}) })).toThrow('needs 1 upgrades')
})

test('outside, an event says its name, version, place and what it is about', () => {
  const issued = event({ name: 'policy.issued', says, carries: z.object({ number: z.string() }) })
  const id = '018f0000-0000-7000-8000-000000000000'
  const whole = { id, name: 'policy.issued', version: 1, place: 1, at: '2026-03-22T00:00:00Z', memberId: null }
  expect(eventShape(issued).safeParse({ ...whole, about: { policy: id }, data: { number: 'P1' } }).success).toBe(true)
  expect(eventShape(issued).safeParse({ ...whole, about: {}, data: {} }).success).toBe(false)
  expect(eventShape(issued).safeParse({ ...whole, place: 0, about: {}, data: { number: 'P1' } }).success).toBe(false)
})

import { expect, test } from 'vitest'
import type { Taking } from './ctx'
import { Desk } from './desk'
import { AskingOutside, OutsideAnswers } from './outside'

/** A call that takes two things of a shelf, and what it gave back. */
function aCall() {
  const [given, batches]: [string[], string[][]] = [[], []]
  const desk = new Desk((_company, work) => work({} as never))
  const taking = (unit: string): Taking<string, string> => ({
    ...{ company: 'ours', key: 'shelf', unit },
    take: async (_ctx, units) => (batches.push([...units]), units),
    giveBack: async (_ctx, taken) => void given.push(taken),
  })
  const outside = new OutsideAnswers(desk)
  const round = async (...units: string[]) => {
    const asked = await Promise.allSettled(units.map((unit) => outside.take(unit, taking(unit))))
    const isLeft = asked.some((each) => each.status === 'rejected' && each.reason instanceof AskingOutside)
    if (isLeft) await outside.settle()
    return isLeft
  }
  return { outside, round, given, batches }
}

test('what is wanted together is taken together, and kept by a call that used it', async () => {
  const { outside, round, given, batches } = aCall()
  expect([await round('cup', 'plate'), await round('cup', 'plate')]).toEqual([true, false])
  await outside.giveBack({ isRefused: false })
  expect([batches, given]).toEqual([[['cup', 'plate']], []])
})

test('a refused call gives back all that it took', async () => {
  const { outside, round, given } = aCall()
  await round('cup', 'plate')
  await round('cup', 'plate')
  await outside.giveBack({ isRefused: true })
  expect(given).toEqual(['cup', 'plate'])
})

test('what the last round had no use for goes back', async () => {
  const { outside, round, given } = aCall()
  await round('cup', 'plate')
  await round('plate')
  await outside.giveBack({ isRefused: false })
  expect(given).toEqual(['cup'])
})

test('a batch that fails is told to everybody in it, and the next one is served', async () => {
  let fails = true
  const desk = new Desk((_company, work) => (fails ? Promise.reject(new Error('no connection')) : work({} as never)))
  const take = () =>
    desk.take({ company: 'ours', key: 'shelf', unit: 1, take: async (_ctx, units) => units, giveBack: async () => {} })
  const told = await Promise.allSettled([take(), take()])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await take()).toBe(1)
})

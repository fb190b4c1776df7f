import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Asking } from './asking'
import type { Refusal, Values } from './form-types'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form that asks whether its code is taken, and the server that answers when the test says so. */
function asking(needs?: readonly string[]) {
  const told: (readonly Refusal[])[] = []
  const questions: { values: Values; signal: AbortSignal; answer: (refusals: Refusal[]) => void; fail: () => void }[] =
    []
  const ask = (values: Values, signal: AbortSignal) =>
    new Promise<Refusal[]>((answer, fail) => questions.push({ values, signal, answer, fail: () => fail(new Error()) }))
  const desk = new Asking((_at, refusals) => void told.push(refusals))
  const see = (values: Values, ...refused: string[]) => desk.see([{ ask, needs }], values, refused)
  return { desk, see, told, questions, codes: () => questions.map(({ values }) => values.code) }
}
const rest = (ms = 500) => vi.advanceTimersByTimeAsync(ms)
const taken = { field: 'code', code: 'voucher.codeTaken' }

test('nothing is asked while somebody types, and once when they rest', async () => {
  const { see, codes } = asking()
  see({ code: '' })
  for (const code of ['W', 'WI', 'WIN']) {
    see({ code })
    await rest(400)
  }
  expect(codes()).toEqual([])
  await rest(100)
  expect(codes()).toEqual(['WIN'])
})

test('what the form started with is not asked about', async () => {
  const { see, codes } = asking()
  see({ code: 'KEPT' })
  see({ code: 'KEPT' })
  await rest()
  expect(codes()).toEqual([])
})

test('the last answer counts, in whatever order they come', async () => {
  const { see, questions, told } = asking()
  see({ code: '' })
  see({ code: 'A' })
  await rest()
  see({ code: 'B' })
  await rest()
  expect(questions[0]?.signal.aborted).toBe(true)
  questions[1]?.answer([])
  questions[0]?.answer([taken])
  await rest(0)
  expect(told).toEqual([[]])
})

test('what is not sound is not asked about, and what was said before is taken back', async () => {
  const { see, questions, told } = asking()
  see({ code: '' })
  see({ code: 'A' })
  await rest()
  questions[0]?.answer([taken])
  await rest(0)
  see({ code: 'A!' }, 'code')
  await rest()
  expect(questions).toHaveLength(1)
  expect(told).toEqual([[taken], []])
})

test('a question needs its own fields only: another that is empty does not keep it from being asked', async () => {
  const { see, codes } = asking(['code'])
  see({ code: '', name: '' }, 'name')
  see({ code: 'A', name: '' }, 'name')
  await rest()
  see({ code: 'A', name: 'x' })
  await rest()
  expect(codes()).toEqual(['A'])
})

test('an answer that does not come says nothing', async () => {
  const { see, questions, told } = asking()
  see({ code: '' })
  see({ code: 'A' })
  await rest()
  questions[0]?.fail()
  await rest(0)
  expect(told).toEqual([])
})

test('nobody is asked or told any more when the form is gone', async () => {
  const { desk, see, questions, told } = asking()
  see({ code: '' })
  see({ code: 'A' })
  await rest()
  see({ code: 'B' })
  desk.stop()
  questions[0]?.answer([taken])
  await rest()
  expect([questions.length, told]).toEqual([1, []])
})

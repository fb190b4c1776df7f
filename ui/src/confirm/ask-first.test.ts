import { expect, test } from 'vitest'
import { askFirst, currentQuestion } from './ask-first'

const question = { about: 'act', title: 'Delete voucher?', verb: 'Delete voucher' } as const

test('the one who asked gets the answer, and the question is gone', async () => {
  const answer = askFirst(question)
  currentQuestion()?.answer(true)
  expect(await answer).toBe(true)
  expect(currentQuestion()).toBeNull()
})

test('a second question answers the first with no: nothing dangerous happens by accident', async () => {
  const first = askFirst(question)
  const second = askFirst({ about: 'unsaved' })
  expect(await first).toBe(false)
  expect(currentQuestion()?.question.about).toBe('unsaved')
  currentQuestion()?.answer(true)
  expect(await second).toBe(true)
})

import { expect, test } from 'vitest'
import { compareLines, type KeptLine } from './kept-line'

const line = (step: string, result: string): KeptLine => ({
  ...{ step, result, title: step, addOn: null, unit: 'money', isSkipped: false },
})

test('the first step that moved is the one whose result is another; what follows from it moved too', () => {
  const before = [line('base', '1000'), line('age', '1.2'), line('net', '1200')]
  const now = [line('base', '1000'), line('age', '1.5'), line('net', '1500')]
  const compared = compareLines(before, now)
  expect(compared.find(({ hasMoved }) => hasMoved)).toMatchObject({ line: { step: 'age' }, before: '1.2', now: '1.5' })
  expect(compared.map(({ hasMoved }) => hasMoved)).toEqual([false, true, true])
})

test('a step that came or went has moved', () => {
  const compared = compareLines([line('base', '1'), line('old', '2')], [line('base', '1'), line('new', '3')])
  expect(compared.map(({ line: { step }, before, now }) => [step, before, now])).toEqual([
    ['base', '1', '1'],
    ['new', null, '3'],
    ['old', '2', null],
  ])
})

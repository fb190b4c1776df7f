import { expect, test } from 'vitest'
import { type ChangeDraft, changesOf, isTypedRight } from './change-draft'

const draft = (typed: string): ChangeDraft => ({
  ...{ id: 1, table: 'base', version: 'v1', column: 'premium', where: {} },
  kind: 'add',
  typed,
})

test('how much is read as its reader writes it, and what could mean another figure is tried by nobody', () => {
  expect(changesOf([draft('1,200.5')], '.')[0]?.by).toEqual({ kind: 'add', amount: '1200.5' })
  expect(changesOf([draft('-1.200,5')], ',')[0]?.by).toEqual({ kind: 'add', amount: '-1200.5' })
  expect(changesOf([draft('1,5'), draft('')], '.')).toEqual([])
  expect(isTypedRight(draft('1.5'), ',')).toBe(false)
})

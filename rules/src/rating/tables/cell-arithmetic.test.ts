import { describe, expect, test } from 'vitest'
import { Exact } from '../../money'
import type { TableColumn } from '../pricing'
import { workOut } from './cell-arithmetic'
import { readCell } from './cell-text'
import { scaledCell, type Scaling } from './scale-cell'

test.each([
  ['645*1.05', '677.25'],
  ['0.1+0.2', '0.3'],
  [' 645 × (1 + 5%) ', '677.25'],
  ['(120+5)/2', '62.5'],
  ['1/3', '0.33333333'],
  ['-5--3', '-2'],
  ['1,250*2', '2500'],
  ['2*-(3+1)', '-8'],
  ['10%', '0.1'],
  ['100-10-5', '85'],
  ['8/4/2', '1'],
])('=%s is %s, to the digit', (sum, result) => expect(workOut(sum)?.toString()).toBe(result))

test.each(['', '1+', '1/0', '(1+2', '1)2', 'A1*2', '1..2', '2**3', 'alert(1)', '('.repeat(150) + '1'])(
  '=%s is no sum',
  (sum) => expect(workOut(sum)).toBeNull(),
)

test('where the comma marks decimals, it does so in sums', () => {
  expect(workOut('1.250,5*2', ',')?.toString()).toBe('2501')
})

describe('in a cell', () => {
  const amount: TableColumn = { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' }
  test('a sum is worked out; in a column of words it is words', () => {
    expect(readCell(amount, '=645*1.05')).toEqual({ ok: true, cell: '677.25' })
    expect(readCell(amount, '=645*')).toEqual({ ok: false, code: 'tables.cellNotNumber' })
    const words: TableColumn = { id: 'note', title: 'Note', role: 'text' }
    expect(readCell(words, '=645*1.05')).toEqual({ ok: true, cell: '=645*1.05' })
  })
})

describe('scaling', () => {
  const percent = (value: string, rounding: Scaling['rounding'] = null): Scaling => ({
    by: 'percent',
    value: Exact.from(value),
    rounding,
  })
  test.each<[string, Scaling, string]>([
    ['645', percent('5'), '677.25'],
    ['645', percent('-5'), '612.75'],
    ['645', percent('5', { mode: 'halfUp', to: '1' }), '677'],
    ['645', percent('5', { mode: 'up', to: '5' }), '680'],
    ['1.25', percent('3.3', { mode: 'halfUp', to: '0.001' }), '1.291'],
    ['645', { by: 'amount', value: Exact.from('12.5'), rounding: null }, '657.5'],
    ['0.9', { by: 'amount', value: Exact.from('-0.05'), rounding: { mode: 'down', to: '0.1' } }, '0.8'],
  ])('%s becomes what it should', (cell, how, after) => {
    expect(Exact.from(scaledCell(cell, how)!).compare(Exact.from(after))).toBe(0)
  })
  test('a figure of more digits than a table holds needs a rounding', () => {
    expect(scaledCell('123456789.123456', percent('3.333'))).toBeNull()
    expect(scaledCell('123456789.123456', percent('3.333', { mode: 'halfUp', to: '0.01' }))).toMatch(/^127571603.90?$/)
    expect(scaledCell(null, percent('5'))).toBeNull()
    expect(scaledCell('N/A', percent('5'))).toBeNull()
  })
})

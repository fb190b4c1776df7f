import { expect, test } from 'vitest'
import { formatsOf } from '../formats'
import { copyOf, tableOf } from './chart-table'
import { edgeWords, isEmpty, valueWords } from './chart-words'
import { journey, policies, premium } from './charts.builder'

const english = formatsOf('en_us', 'Asia/Hong_Kong')
const words = { part: 'Part', value: 'Value', share: 'Share', ofBefore: 'Of the step before', total: 'Total' }

test('behind a chart stands a table of the same values, in full', () => {
  expect(tableOf(premium(), english, words)).toEqual({
    head: ['Day', 'Premium', 'Last week'],
    rows: [
      ['Nov 13, 2026', 'HKD 12,345.50', 'HKD 11,000.00'],
      ['Nov 14, 2026', '–', 'HKD 13,000.00'],
      ['Nov 15, 2026', 'HKD 20,000.00', '–'],
    ],
    foot: null,
  })
  expect(tableOf(premium(), formatsOf('en_id'), words).rows[0]?.[1]).toBe('HKD 12.345,50')
  expect(tableOf(premium(), formatsOf('zh_tw'), words).rows[0]?.[0]).toBe('2026年11月13日')
})

test('parts say their share and add up, steps say what the one before let through', () => {
  const { unit, parts } = journey
  expect(tableOf({ kind: 'donut', unit, parts: parts.slice(1) }, english, words)).toMatchObject({
    rows: [
      ['Quotes', '500', '84.5%'],
      ['Policies', '92', '15.5%'],
    ],
    foot: ['Total', '592', '100%'],
  })
  expect(tableOf(journey, english, words).rows).toEqual([
    ['Visits', '2,000', '100.0%', '–'],
    ['Quotes', '500', '25.0%', '25.0%'],
    ['Policies', '92', '4.6%', '18.4%'],
  ])
})

test('a whole of nothing has no shares', () => {
  const parts = [{ key: 'a', name: 'A', value: 0 }]
  expect(tableOf({ kind: 'donut', unit: { kind: 'number' }, parts }, english, words).rows).toEqual([['A', '0', '–']])
})

test('what is copied are plain figures that a spreadsheet reads, as its reader writes them', () => {
  expect(copyOf(premium(), english, words)).toBe(
    'Day\tPremium (HKD)\tLast week (HKD)\n2026-11-13\t12345.5\t11000\n2026-11-14\t\t13000\n2026-11-15\t20000\t',
  )
  expect(copyOf(premium(), formatsOf('en_id'), words)).toContain('12345,5')
  const yen = premium({ unit: { kind: 'money', currency: 'JPY' } })
  expect(copyOf(yen, english, words)).toContain('2026-11-13\t1234550\t')
  const named = policies({ series: [{ key: 'a', name: 'Sold\tor\nnot', values: [1, 2] }] })
  expect(copyOf(named, english, words).split('\n')).toHaveLength(3)
})

test('an hour is copied by the clocks of the company', () => {
  const scale = { kind: 'time', title: 'Hour', step: 'hour', moments: ['2026-11-15T17:00:00Z'] } as const
  const spec = premium({ scale, series: [{ key: 'a', name: 'A', values: [100] }] })
  expect(copyOf(spec, english, words)).toContain('2026-11-16 01:00\t1')
})

test('values are whole at their point and short at the edge', () => {
  const money = { kind: 'money', currency: 'HKD' } as const
  expect(valueWords(18_490_250, money, english)).toBe('HKD 184,902.50')
  expect(edgeWords(20_000_000, money, english)).toBe('200K')
  expect(edgeWords(20_000_000, money, formatsOf('zh_cn'))).toBe('20万')
  expect(edgeWords(2_000, { kind: 'money', currency: 'JPY' }, english)).toBe('2K')
  expect([edgeWords(0.2, { kind: 'percent' }, english), edgeWords(0.125, { kind: 'percent' }, english)]).toEqual([
    '20%',
    '12.5%',
  ])
  expect(valueWords(null, money, english)).toBe('–')
})

test('nothing but gaps, or a whole of nothing, is nothing to draw', () => {
  expect(isEmpty(premium({ series: [{ key: 'a', name: 'A', values: [null, null] }] }))).toBe(true)
  expect(isEmpty(premium({ series: [] }))).toBe(true)
  expect(isEmpty({ ...journey, parts: [] })).toBe(true)
  expect(isEmpty(policies({ series: [{ key: 'a', name: 'A', values: [0, 0] }] }))).toBe(false)
})

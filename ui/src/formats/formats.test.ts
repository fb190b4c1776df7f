import { expect, test } from 'vitest'
import { formatsOf } from './index'

const american = formatsOf('en_us')
const now = '2026-11-15T17:41:00Z'

test('money shows its currency before the figure and groups in the language’s way', () => {
  expect(american.money({ minor: 31820400, currency: 'HKD' })).toBe('HKD 318,204.00')
  expect(formatsOf('en_id').money({ minor: 31820400, currency: 'HKD' })).toBe('HKD 318.204,00')
  expect(formatsOf('zh_tw').money({ minor: 31820400, currency: 'HKD' })).toBe('HKD 318,204.00')
})

test('a currency without cents has none', () => {
  expect(american.money({ minor: 1500, currency: 'JPY' })).toBe('JPY 1,500')
})

test('a refund is negative with a real minus before the currency', () => {
  expect(american.money({ minor: -48600, currency: 'HKD' })).toBe('−HKD 486.00')
  expect(american.money({ minor: -5, currency: 'GBP' })).toBe('−GBP 0.05')
})

test('a book larger than a float can hold keeps its cents', () => {
  expect(american.money({ minor: 90071992547409931n, currency: 'HKD' })).toBe('HKD 900,719,925,474,099.31')
})

test('a large figure can leave its cents out, rounded to the nearest', () => {
  expect(american.moneyParts({ minor: 128456050, currency: 'HKD' }, 'whole').figure).toBe('1,284,561')
})

test('nothing is a dash, a zero is a zero', () => {
  expect(american.money(null)).toBe('–')
  expect(american.number(undefined)).toBe('–')
  expect(american.number(0)).toBe('0')
  expect(american.date(null)).toBe('–')
})

test('an exact decimal keeps all of its digits, grouped in the language’s way', () => {
  const figures = ['1288', '1288.50', '-1234567.005', '999', '0.125', '12345678901234.5678']
  expect(figures.map(american.decimal)).toEqual([
    '1,288',
    '1,288.50',
    '−1,234,567.005',
    '999',
    '0.125',
    '12,345,678,901,234.5678',
  ])
  expect(figures.slice(0, 3).map(formatsOf('en_id').decimal)).toEqual(['1.288', '1.288,50', '−1.234.567,005'])
  expect([american.decimalMark, formatsOf('en_id').decimalMark, formatsOf('zh_tw').decimalMark]).toEqual([
    '.',
    ',',
    '.',
  ])
})

test('a change shows its sign, a share does not', () => {
  expect(american.change(0.124)).toBe('+12.4%')
  expect(american.change(-0.006)).toBe('−0.6%')
  expect(american.percent(0.184)).toBe('18.4%')
})

test('times close by are told as distance, far ones as a date', () => {
  expect(american.relative('2026-11-15T17:40:50Z', now)).toBe('now')
  expect(american.relative('2026-11-15T17:38:00Z', now)).toBe('3 min. ago')
  expect(american.relative('2026-11-14T12:00:00Z', now)).toBe('yesterday')
  expect(american.relative('2026-10-01T12:00:00Z', now)).toBe('Oct 1, 2026')
  expect(formatsOf('zh_cn').relative('2026-11-15T17:38:00Z', now)).toBe('3分钟前')
})

test('dates follow the language', () => {
  expect(formatsOf('en_uk').date('2026-11-15T12:00:00Z')).toBe('15 Nov 2026')
  expect(formatsOf('zh_tw').date('2026-11-15T12:00:00Z')).toBe('2026年11月15日')
})

test('file sizes are short', () => {
  expect(american.bytes(900)).toBe('900 B')
  expect(american.bytes(1536)).toBe('1.5 KB')
  expect(american.bytes(5 * 1024 * 1024)).toBe('5 MB')
})

test('a time is told by the clocks of the company, a day without a clock stays that day', () => {
  const [hongKong, newYork] = [formatsOf('en_us', 'Asia/Hong_Kong'), formatsOf('en_us', 'America/New_York')]
  expect(hongKong.dateTime(now)).toBe('Nov 16, 2026 01:41')
  expect(newYork.dateTime(now)).toBe('Nov 15, 2026 12:41')
  expect(newYork.date('2026-11-15')).toBe('Nov 15, 2026')
  expect(hongKong.exactTime(now)).toBe('Nov 16, 2026, 01:41:00 GMT+8')
})

test.each([
  ['yyyy-mm-dd', '2026-11-16'],
  ['dd/mm/yyyy', '16/11/2026'],
  ['mm/dd/yyyy', '11/16/2026'],
] as const)('a company that writes %s reads every day so, in every language', (form, written) => {
  for (const language of ['en_us', 'en_uk', 'zh_tw'] as const) {
    const { date, dateTime, relative, exactTime } = formatsOf(language, 'Asia/Hong_Kong', form)
    expect([date(now), date('2026-11-16'), dateTime(now)]).toEqual([written, written, `${written} 01:41`])
    expect(relative(now, '2027-03-01T00:00:00Z')).toBe(written)
    expect(exactTime(now)).toContain(`${written}, 01:41:00`)
  }
})

test('a deadline names the zone of its clock', () => {
  expect(formatsOf('en_us', 'Asia/Hong_Kong', 'yyyy-mm-dd').deadline(now)).toBe('2026-11-16 01:41 GMT+8')
  expect(formatsOf('zh_tw', 'UTC', 'dd/mm/yyyy').deadline(now)).toBe('15/11/2026 17:41 UTC')
  expect(formatsOf('en_us').deadline(null)).toBe('–')
})

test('a day is called as people call it, by the clocks of the company', () => {
  const hongKong = formatsOf('en_us', 'Asia/Hong_Kong')
  const newYork = formatsOf('en_us', 'America/New_York')
  const lateOn14 = '2026-11-14T20:00:00Z'
  expect([hongKong.dayOf(lateOn14), newYork.dayOf(lateOn14)]).toEqual(['2026-11-15', '2026-11-14'])
  expect([hongKong.dayName(lateOn14, now), newYork.dayName(lateOn14, now)]).toEqual(['Yesterday', 'Yesterday'])
  expect(hongKong.dayName(now, now)).toBe('Today')
  expect(hongKong.dayName('2026-11-17T00:00:00Z', now)).toBe('Tomorrow')
  expect(hongKong.dayName('2026-11-12', now)).toBe('Thu, Nov 12')
  expect(hongKong.dayName('2025-11-12', now)).toBe('Wed, Nov 12, 2025')
  expect(formatsOf('en_uk', 'UTC').dayName('2026-11-12', now)).toBe('Thu 12 Nov')
  expect(formatsOf('zh_tw', 'UTC').dayName('2026-11-14', now)).toBe('昨天')
  expect(formatsOf('zh_tw', 'UTC').dayName('2026-11-12', now)).toBe('11月12日週四')
})

test('the edge of a chart is short in every language', () => {
  expect([american.compact(200_000), american.compact(-1_250), american.compact(0.5)]).toEqual(['200K', '−1.3K', '0.5'])
  expect(formatsOf('zh_tw').compact(200_000)).toBe('20萬')
  expect(formatsOf('zh_cn').compact(200_000)).toBe('20万')
  const at = '2026-11-15T17:00:00Z'
  const hongKong = formatsOf('en_uk', 'Asia/Hong_Kong')
  expect((['hour', 'day', 'month'] as const).map((step) => hongKong.tick(at, step))).toEqual([
    '01:00',
    '16 Nov',
    'Nov 2026',
  ])
  expect(hongKong.tick('2026-11-15', 'day')).toBe('15 Nov')
  expect(formatsOf('zh_cn').tick('2026-11-15', 'day')).toBe('11月15日')
})

import { expect, test } from 'vitest'
import { formatsOf } from './index'

test('a company that writes its days one way writes them so in every language', () => {
  const day = '2026-11-05'
  const written = (['yyyy-mm-dd', 'dd/mm/yyyy', 'mm/dd/yyyy'] as const).map((form) => [
    formatsOf('en_us', 'UTC', form).date(day),
    formatsOf('zh_tw', 'Asia/Hong_Kong', form).dateTime('2026-11-04T17:00:00Z'),
  ])
  expect(written).toEqual([
    ['2026-11-05', '2026-11-05 01:00'],
    ['05/11/2026', '05/11/2026 01:00'],
    ['11/05/2026', '11/05/2026 01:00'],
  ])
  expect(formatsOf('en_us', 'UTC').date(day)).toBe('Nov 5, 2026')
})

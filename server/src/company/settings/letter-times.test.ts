import { expect, test } from 'vitest'
import { timesIn } from './letter-times'

const at = new Date('2026-03-22T17:30:00Z')

test.each([
  ['language', 'en_us', 'March 9, 2026', 'March 23, 2026 01:30 (Asia/Hong_Kong)'],
  ['language', 'zh_tw', '2026年3月9日', '2026年3月23日 01:30 (Asia/Hong_Kong)'],
  ['dd/mm/yyyy', 'en_us', '09/03/2026', '23/03/2026 01:30 (Asia/Hong_Kong)'],
  ['mm/dd/yyyy', 'zh_tw', '03/09/2026', '03/23/2026 01:30 (Asia/Hong_Kong)'],
  ['yyyy-mm-dd', 'en_uk', '2026-03-09', '2026-03-23 01:30 (Asia/Hong_Kong)'],
] as const)('in the form %s a letter in %s says %s, and %s', (dateForm, language, day, moment) => {
  const times = timesIn(language, { timeZone: 'Asia/Hong_Kong', dateForm })
  expect([times.day('2026-03-09'), times.moment(at)]).toEqual([day, moment])
})

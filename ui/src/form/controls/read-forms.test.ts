import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { expect, test } from 'vitest'
import { readForms } from './date-control'

dayjs.extend(customParseFormat)

test.each([
  ['11/17/2026', 'en_us', 'language', '2026-11-17'],
  ['11/17/2026', 'en_uk', 'language', null],
  ['17/11/2026', 'en_uk', 'language', '2026-11-17'],
  ['17/11/2026', 'en_us', 'dd/mm/yyyy', '2026-11-17'],
  ['17/11/2026', 'en_us', 'language', null],
  ['2026/11/17', 'zh_tw', 'language', '2026-11-17'],
  ['2026-11-17', 'en_us', 'mm/dd/yyyy', '2026-11-17'],
  ['1/5/2026', 'en_us', 'mm/dd/yyyy', '2026-01-05'],
  ['2/30/2026', 'en_us', 'mm/dd/yyyy', null],
  ['soon', 'en_us', 'language', null],
] as const)('%s typed in %s with %s is the day %s', (typed, language, dateForm, day) => {
  const form = readForms(language, dateForm).find((each) => dayjs(typed, each, true).isValid())
  expect(form ? dayjs(typed, form, true).format('YYYY-MM-DD') : null).toBe(day)
})

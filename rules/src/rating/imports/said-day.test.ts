import { expect, test } from 'vitest'
import { saidFirstDays } from './said-day'

test.each([
  ['Effective 01/01/2027', '2027-01-01'],
  ['Private car tariff - effective from 1 January 2027 (HKD)', '2027-01-01'],
  ['Rates valid 1st Mar 2027 to 28 February 2028', '2027-03-01'],
  ['Effective: January 1, 2027', '2027-01-01'],
  ['2027年4月1日起生效', '2027-04-01'],
  ['Gültig ab 31.12.2026', '2026-12-31'],
  ['Berlaku 2027-02-01', '2027-02-01'],
  ['In force 13/02/2027', '2027-02-13'],
])('“%s” says from when on rates hold', (line, day) => {
  expect(saidFirstDays(['Home', line])).toEqual([day])
})

test('the day may stand in the cell behind the word', () => {
  expect(saidFirstDays(['Home', 'Effective date:', '2027-01-01', 'Plan'])).toEqual(['2027-01-01'])
})

test.each([
  ['a day that does not exist', 'Effective 31/02/2027'],
  ['when it was printed', 'Printed 01/01/2027'],
  ['a year alone', 'Effective 2027'],
  ['a version', 'Valid for model 1.2.3'],
])('%s says nothing: %s', (_, line) => {
  expect(saidFirstDays([line])).toEqual([])
})

test('a day that can be read in two ways is told with both, so that it can be asked', () => {
  expect(saidFirstDays(['Effective 01/04/2027'])).toEqual(['2027-04-01', '2027-01-04'])
})

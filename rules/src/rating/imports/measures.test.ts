import { expect, test } from 'vitest'
import { readBandText } from './band-cell'
import { isMetresOpen, measuredTitle, measureOf } from './column-measure'
import { profileColumn } from './column-profile'
import type { KnownName } from './mapping'
import { inUnit, sharedUnit, unitInHeader, unitNamed, withoutUnits } from './unit-text'

const asked = (unit: string): KnownName => ({ name: 'x', kind: 'number', titles: ['X'], options: [], unit })

test.each([
  ['2.5', 't', 'kg', '2500'],
  ['1600', 'cc', 'l', '1.6'],
  ['18', 'months', 'years', '1.5'],
  ['7', 'hp', 'hp', '7'],
  ['100', 'hp', 'kW', null],
  ['3', 'weeks', 'months', null],
  ['5', 'months', 'years', null],
  ['3', 'furlongs', 'km', null],
])('%s %s are %s: %s', (figure, from, to, is) => {
  expect(inUnit(figure, from, to)).toBe(is)
})

test.each([
  ['tonnes', 't'],
  [' Kilos ', 'kg'],
  ['平方呎', 'sq ft'],
  ['bananas', null],
])("'%s' is the unit %s", (word, is) => {
  expect(unitNamed(word)).toBe(is)
})

test.each<[string, string, (string | null)[]]>([
  ['up to 3.5t', 'up to 3.5', ['t']],
  ['750 kg - 3.5 t', '750 - 3.5', ['kg', 't']],
  ['1-5 years', '1-5', ['years', 'years']],
  ['10,001+ miles', '10,001+', ['miles']],
  ['years', 'years', []],
  ['18-25', '18-25', []],
])("'%s' is '%s' in %j", (text, plain, units) => {
  expect(withoutUnits(text)).toEqual({ plain, units })
})

test.each([
  ['Gross weight (t)', 't'],
  ['Engine [in cc]', 'cc'],
  ['Weight (laden)', null],
  ['Weight t', null],
])("the header '%s' names %s", (header, is) => {
  expect(unitInHeader(header)).toBe(is)
})

test('figures of several units are told in what is asked, else in years, else in the smallest', () => {
  expect(sharedUnit(['kg', 't'], ['t'])).toBe('t')
  expect(sharedUnit(['kg', 't'], ['cc', null])).toBe('kg')
  expect(sharedUnit(['months', 'years'], [])).toBe('years')
  expect(sharedUnit([], ['kg'])).toBeNull()
})

test.each([
  ['750 kg - 3.5 t', { from: '750', to: '3500' }],
  ['up to 750', { from: null, to: '750' }],
  ['3.5 t+', { from: '3500', to: null }],
  ['5 t', { from: '5000', to: '5000' }],
  ['any', 'any'],
  ['100 hp - 200 hp', null],
  ['20 hp+', null],
])("'%s' in a column of kilograms is %j", (text, is) => {
  expect(readBandText(text, 'point', { bare: 'kg', kept: 'kg' })).toEqual(is)
})

test('whole months that end a year are less than the next, and what ends between years is not told in them', () => {
  expect(readBandText('0-11 months', 'point', { bare: 'years', kept: 'years' })).toEqual({
    ...{ from: '0', to: '1', isToOut: true },
  })
  expect(readBandText('0-7 months', 'point', { bare: 'years', kept: 'years' })).toBeNull()
})

test('a column is measured in what the question asks, or its header, or its cells say', () => {
  const of = (header: string, cells: string[], known?: KnownName) => measureOf(header, profileColumn(cells), known)
  expect(of('Weight', ['1-2 t', '3-4 t'], asked('kg'))).toEqual({ bare: 't', kept: 'kg' })
  expect(of('Weight (t)', ['1-2', '3-4'], asked('kg'))).toEqual({ bare: 't', kept: 'kg' })
  expect(of('Weight', ['1-2 t', '500-800 kg'])).toEqual({ bare: '', kept: 'kg' })
  expect(of('Weight', ['1-2', '3-4'])).toBeNull()
  expect(of('Age', ['0-11 months', '1-5 years'])).toEqual({ bare: 'years', kept: 'years' })
  expect(of('Length of boat', ['up to 6m', '6-12m'])).toEqual({ bare: 'm', kept: 'm' })
  expect(of('Length of stay', ['1-7 nights', '8+ nights'])).toEqual({ bare: 'nights', kept: 'nights' })
})

test('a title says what is measured in two ways, once', () => {
  expect(measuredTitle('Weight', { bare: 't', kept: 'kg' })).toBe('Weight (kg)')
  expect(measuredTitle('Weight (t)', { bare: 't', kept: 'kg' })).toBe('Weight (kg)')
  expect(measuredTitle('Weight in kg', { bare: 'kg', kept: 'kg' })).toBe('Weight in kg')
  expect(measuredTitle('Weight (laden)', { bare: 'kg', kept: 'kg' })).toBe('Weight (laden) (kg)')
  expect(measuredTitle('Age', { bare: 'years', kept: 'years' })).toBe('Age')
})

test("'m' is asked where neither words nor cells tell whether it is metres or millions", () => {
  const open = (header: string, cells: string[], words: string[] = [], known?: KnownName) =>
    isMetresOpen(header, profileColumn(cells), words, known)
  expect(open('Band', ['up to 6m', '6-12m'])).toBe(true)
  expect(open('Band', ['up to 6', '6-12'])).toBe(false)
  expect(open('Length', ['up to 6m', '6-12m'])).toBe(false)
  expect(open('Turnover', ['up to 6m', '6-12m'])).toBe(false)
  expect(open('Band', ['up to 6m', '6-12m'], ['by turnover'])).toBe(false)
  expect(open('Band', ['up to $6m', '$6-12m'])).toBe(false)
  expect(open('Band', ['up to 6m', '6-12m'], [], asked('m'))).toBe(false)
  expect(open('Band', ['up to 6m', '6-12m'], [], { ...asked(''), kind: 'money' })).toBe(false)
})

import { expect, test } from 'vitest'
import { matchTables } from './match-tables'

const told = (sheet: string, title: string, print: string) => ({ sheet, title, print })
const matched = (found: ReturnType<typeof told>[], known: ReturnType<typeof told>[]) =>
  matchTables(found, known).map((match) => match && `${match.known}${match.isPlain ? '' : '?'}`)

const BASE = told('Base', 'Table 1: Base premium 2026', 'age|premium hkd')
const AREA = told('Factors', 'Area', 'area|factor')
const ROOF = told('Factors', 'Roof', 'roof|factor')

test('the same workbook again is matched table by table', () => {
  expect(matched([BASE, AREA, ROOF], [BASE, AREA, ROOF])).toEqual(['0', '1', '2'])
})

test('next year’s workbook is matched though sheets and titles carry another year and stand in another order', () => {
  const next = [
    told('Factors 2027', 'Roof', ROOF.print),
    told('Base 2027', 'Table 1: Base premium 2027', BASE.print),
    told('Factors 2027', 'Area', AREA.print),
  ]
  const last = [
    told('Base 2026', BASE.title, BASE.print),
    told('Factors 2026', 'Area', AREA.print),
    told('Factors 2026', 'Roof', ROOF.print),
  ]
  expect(matched(next, last)).toEqual(['2', '0', '1'])
})

test('a table added in between is new and moves none of the others', () => {
  const added = told('Factors', 'Wall', 'wall|factor')
  expect(matched([BASE, AREA, added, ROOF], [BASE, AREA, ROOF])).toEqual(['0', '1', null, '2'])
})

test('blocks of one header are told apart by their titles; one that was added is asked, not given another’s rows', () => {
  const block = (title: string) => told('Covers', title, 'class|jan|feb')
  expect(matched([block('Theft'), block('Fire')], [block('Fire'), block('Theft')])).toEqual(['1', '0'])
  expect(matched([block('Theft'), block('Flood'), block('Fire')], [block('Fire'), block('Theft')])).toEqual([
    '1',
    null,
    '0',
  ])
})

test('two tables that nothing tells apart are asked', () => {
  const bare = told('Rates', '', 'age|factor')
  expect(matched([bare, bare], [bare])).toEqual(['0?', null])
  expect(matched([bare], [bare, bare])).toEqual(['0?'])
})

test('a header that gained a column is asked; another header is a new table', () => {
  expect(matched([told('Base', BASE.title, 'age|premium hkd|levy')], [BASE])).toEqual(['0?'])
  expect(matched([told('Base', BASE.title, 'engine|zone|levy')], [BASE])).toEqual([null])
})

test('a header that stands once is known on a sheet of another name', () => {
  expect(matched([told('Sheet1', '', 'area|factor')], [told('Area', '', 'area|factor')])).toEqual(['0'])
})

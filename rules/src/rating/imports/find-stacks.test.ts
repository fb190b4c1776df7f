import { expect, test } from 'vitest'
import { convertRegion } from './convert-region'
import { findStacks } from './find-stacks'
import { identifySheet } from './identify-sheet'
import { names } from './import-of.builder'
import type { ConvertProblem } from './convert-problem'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'
import { tableColumnsOf } from './table-columns'

const rates = (name: string, ...above: string[]) => ({
  ...aSheet([...above.map((line) => [line]), ['Age', 'Factor'], ['18-25', 1.5], ['26-64', 1], ['65+', 1.2]]),
  name,
})
const stacksOf = (...sheets: ReturnType<typeof rates>[]) => findStacks(sheets.map(identifySheet), names)

test('sheets whose names are answers of a question are one table, asked with it', () => {
  const [stack] = stacksOf(rates('North'), rates('South'))
  expect(stack).toMatchObject({
    isSure: true,
    members: [
      { sheet: 0, label: { title: 'District', source: 'district', text: 'North' } },
      { sheet: 1, label: { title: 'District', source: 'district', text: 'South' } },
    ],
  })
})

test.each([
  ['what stands above them', [rates('Asia', 'Cover: Asia', ''), rates('Europe', 'Cover: Europe', '')], 'Cover'],
  ['the word that they share', [rates('Zone A'), rates('Zone B')], 'Zone'],
])('sheets that nobody is asked for are told apart by %s', (_, sheets, title) => {
  expect(stacksOf(...sheets)[0]).toMatchObject({ isSure: true, members: [{ label: { title, source: null } }, {}] })
})

test('what stands above one table of a sheet holds for the one beside it', () => {
  const zone = (name: string) => ({
    ...aSheet([
      [`Zone: ${name}`],
      ['Age', 'Factor', null, 'Sport', 'Loading'],
      ['18-25', 1.5, null, 'None', 0],
      ['26-64', 1, null, 'Skiing', 0.4],
      ['65+', 1.2, null, 'Diving', 0.3],
    ]),
    name,
  })
  expect(stacksOf(zone('Asia'), zone('Europe'))).toMatchObject([{ isSure: true }, { isSure: true }])
})

test('tables of one header that may be two things are offered, and not put together unasked', () => {
  expect(stacksOf(rates('Frequency'), rates('Severity'))).toMatchObject([{ isSure: false }])
  expect(stacksOf(rates('2025'), rates('2026'))).toMatchObject([{ isSure: false }])
  expect(stacksOf(rates('Frequency'))).toEqual([])
})

test('the name of the sheet is the first column of every row; one that is no answer keeps its rows out', () => {
  const sheet = rates('North')
  const region = identifySheet(sheet).regions[0]!
  const convert = (text: string) => {
    const { mapping } = suggestMapping(region, { names, currency: 'HKD' })
    const labelled = { ...mapping, label: { title: 'District', source: 'district', text } }
    const rows: unknown[] = []
    const problems: ConvertProblem[] = []
    const sink = { row: (row: unknown) => rows.push(row), problem: (each: ConvertProblem) => problems.push(each) }
    const summary = convertRegion(sheet, region, labelled, names, sink)
    return { rows, problems, summary, columns: tableColumnsOf(labelled) }
  }
  const { columns, rows } = convert('North')
  expect(columns[0]).toMatchObject({ title: 'District', role: 'exact', of: 'text', source: 'district' })
  expect(rows[0]).toEqual(['north', { from: '18', to: '25' }, '1.5'])
  const wrong = convert('Nowhere')
  expect(wrong.rows).toEqual([])
  expect(wrong.summary).toMatchObject({ read: 3, leftOut: 3 })
  expect(wrong.problems).toMatchObject([{ code: 'imports.keywordError', cell: 'North!A1', text: 'Nowhere' }])
})

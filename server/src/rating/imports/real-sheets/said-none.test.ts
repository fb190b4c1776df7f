import { expect, test } from 'vitest'
import { BroughtIn, priceOf } from './bring-in.builder'
import { type Typed, percent } from './write-book.builder'

async function broughtIn(rows: Typed[][], answers: Record<string, 'value' | 'rest' | 'factor' | 'rows'> = {}) {
  const brought = await BroughtIn.of({ name: 'said', sheets: [{ name: 'Scheme', rows }], prices: [] })
  for (const [question, answer] of Object.entries(answers)) await brought.answer(question, answer)
  const { tables, problems } = await brought.tables()
  const rowCount = tables.map(({ compiled }) => (compiled.ok ? compiled.value.rows.length : -1))
  return { brought, tables, rowCount, problems: problems.map(({ cell, code }) => `${cell} ${code}`) }
}

test('whom a sheet refers keeps a row without a price: the answer can be given, and nobody pays for a neighbour', async () => {
  const { rowCount, tables, problems } = await broughtIn([
    ['Industry', 'Loading'],
    ['Office', 1],
    ['Retail', 1.1],
    ['Construction', 1.4],
    ['Offshore', 'Refer'],
  ])
  expect(rowCount).toEqual([4])
  expect(problems).toEqual(['Scheme!B5 imports.noRate'])
  expect(priceOf(tables, { of: { Industry: 'Offshore' }, is: null })).toBeNull()
  expect(priceOf(tables, { of: { Industry: 'Retail' }, is: '1.1' })).toBe('1.1')
})

test('a column of rates with “incl.” among them is a column of rates', async () => {
  const { brought } = await broughtIn([
    ['Goods', 'Rate', 'War'],
    ['Grain', 1.25, 0.25],
    ['Meat', 2.75, 0.25],
    ['Machines', 1.5, 'incl.'],
    ['Glass', 3.5, 0.3],
  ])
  expect(brought.chosen[0]?.mapping.columns.map(({ title, role }) => `${title} ${role}`)).toEqual([
    'Goods exact',
    'Rate factor',
    'War factor',
  ])
})

test('“Both” beside Buildings and Contents is an answer, and not everybody', async () => {
  const { brought } = await broughtIn([
    ['Cover', 'Factor'],
    ['Buildings', 1],
    ['Contents', 0.4],
    ['Both', 1.2],
  ])
  expect(brought.asks).toEqual(['Cover: rest'])
})

test('a loading in percent of an underwriting sheet stays a percentage', async () => {
  const { tables } = await broughtIn([
    ['Age', 'Decision', 'Loading'],
    ['18-65', 'Accept', percent(0)],
    ['66-75', 'Accept', percent(25)],
    ['76-80', 'Refer', null],
  ])
  expect(tables[0]?.columns.map(({ title, role }) => `${title} ${role}`)).toEqual([
    'Age band',
    'Decision text',
    'Loading text',
  ])
  expect(priceOf(tables, { of: { Age: '70' }, column: 'Loading', is: '25%' })).toBe('25%')
})

test('worked examples beside a tariff are not ticked as rates', async () => {
  const rates: Typed[][] = [
    ['Industry', 'Factor'],
    ['Office', 1],
    ['Retail', 1.1],
  ]
  const sheets = [
    { name: 'Rates', rows: rates },
    {
      name: 'Worked examples',
      rows: [
        ['Industry', 'Premium'],
        ['Office', 120.5],
        ['Retail', 132.55],
      ] as Typed[][],
    },
  ]
  const brought = await BroughtIn.of({ name: 'tried', sheets, prices: [] })
  expect(brought.plan.map(({ isChosen }) => isChosen)).toEqual([true, false])
})

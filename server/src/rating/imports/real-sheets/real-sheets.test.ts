import { expect, test } from 'vitest'
import { BroughtIn, priceOf } from './bring-in.builder'
import { acrossShapes } from './shapes-across.builder'
import { oddAcrossShapes } from './shapes-across-odd.builder'
import { chargeShapes } from './shapes-charges.builder'
import { headingShapes } from './shapes-headings.builder'
import { measureShapes } from './shapes-measures.builder'
import { listShapes } from './shapes-lists.builder'
import { rowShapes } from './shapes-rows.builder'
import { stackedShapes } from './shapes-stacked.builder'
import { unitShapes } from './shapes-units.builder'
import { tradeShapes } from './shapes-trades.builder'
import { valueShapes } from './shapes-values.builder'
import { wordShapes } from './shapes-words.builder'

const shapes = [
  ...acrossShapes,
  ...oddAcrossShapes,
  ...stackedShapes,
  ...rowShapes,
  ...listShapes,
  ...valueShapes,
  ...wordShapes,
  ...unitShapes,
  ...measureShapes,
  ...headingShapes,
  ...tradeShapes,
  ...chargeShapes,
]

test('there are more than 40 workbooks, each of its own shape', () => {
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length)
  expect(shapes.length).toBeGreaterThanOrEqual(40)
})

test.each(shapes.map((shape) => [shape.name, shape] as const))(
  '%s: the prices are those of the sheet',
  async (_, shape) => {
    const brought = await BroughtIn.of(shape)
    if (shape.tables) expect(brought.chosen.map(({ tableName }) => tableName)).toEqual(shape.tables)

    // Whatever would be a guess is asked, and nothing else is.
    expect(brought.asks).toEqual(Object.keys(shape.asks ?? {}).sort())
    for (const [question, answer] of Object.entries(shape.asks ?? {})) {
      // What is asked and not answered is not converted.
      expect(brought.problems).not.toEqual([])
      await brought.answer(question, answer)
    }
    expect(brought.asks).toEqual(Object.keys(shape.asksThen ?? {}).sort())
    for (const [question, answer] of Object.entries(shape.asksThen ?? {})) await brought.answer(question, answer)
    for (const hand of shape.byHand ?? []) await brought.byHand(hand)
    expect(brought.problems).toEqual([])

    // What is no rate is listed with its cells.
    expect(brought.asides.map(({ cells }) => cells.find((cell) => cell !== '') ?? '')).toEqual(
      (shape.aside ?? []).map((words) => expect.stringContaining(words) as string),
    )
    const leftOut = brought.chosen.flatMap(({ mapping }) => mapping.columns.filter(({ role }) => role === 'skip'))
    expect(leftOut.map(({ title }) => title)).toEqual(shape.leftOut ?? [])

    const { tables, problems, summaries } = await brought.tables()
    expect(
      Object.fromEntries(
        shape.prices.map((price, at) => [`${at} ${JSON.stringify(price.of)}`, priceOf(tables, price)]),
      ),
    ).toEqual(Object.fromEntries(shape.prices.map((price, at) => [`${at} ${JSON.stringify(price.of)}`, price.is])))

    // Every row of the sheet is accounted for: made, left out with its cell, or listed as no rate.
    const taken = brought.plan.reduce((sum, { mapping }) => sum + (mapping.taken?.length ?? 0), 0)
    const hidden = Object.values(shape.asks ?? {}).includes('leave') ? 2 : 0
    expect(summaries.reduce((sum, { noted }) => sum + noted, 0)).toBe((shape.aside?.length ?? 0) - taken + hidden)
    const faults = problems.filter(({ code }) => !NOTES.includes(code)).map(({ cell }) => cell)
    expect(faults).toEqual(shape.faults ?? [])
    expect(problems.filter(({ code }) => code === 'imports.noRate').map(({ cell }) => cell)).toEqual(
      shape.noRates ?? [],
    )
    expect(summaries.reduce((sum, { leftOut: out }) => sum + out, 0)).toBe(shape.faults?.length ?? 0)
  },
)

const NOTES = [
  'imports.headingInside',
  'imports.totalInside',
  'imports.headerAgain',
  'imports.noteInside',
  'imports.markTaken',
  'imports.crossEmpty',
  'imports.noRate',
]

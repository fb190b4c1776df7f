import { parseDay } from '../../kernel'
import { languages } from '../../languages'
import { bodyProblems, productSizes, ratedNames } from '../../design/products'
import { triedReader } from '../../rating/connectors'
import { checkTable } from '../../rating/pricing'
import { rateOneOf, requestOf, runTest } from '../../rating/product-tests'
import { partsOfDraft, ratingOf } from '../../rating/rating'
import { askedColumns } from '../../rating/tables'
import { describe, expect, test } from 'vitest'
import { holderGaps } from '../../selling/quotes'
import { ASKED_ON, sheets, type Template, templateOf, type TemplateSheet, type Wanted } from '.'

const made = (sheet: TemplateSheet, wanted: Partial<Wanted> = {}) =>
  templateOf(sheet, { size: 'standard', currency: 'HKD', timeZone: 'Asia/Hong_Kong', languages, ...wanted })

const rateTables = ({ tables }: Template) =>
  tables.map(({ key, name, columns, rows }) => ({
    ...{ id: key, name, columns },
    versions: [{ id: `${key}-1`, effectiveFrom: '2026-01-01', effectiveTo: null, rows }],
  }))

function rated(template: Template) {
  const parts = partsOfDraft(template.body, rateTables(template))
  const rating = parts && ratingOf(parts)
  if (!rating?.ok) throw new Error(JSON.stringify(rating))
  const read = triedReader(template.body, parseDay(ASKED_ON) ?? 0)
  const rate = rateOneOf(rating.value)
  return template.customers.map(({ decision, price, ...customer }) => {
    const yearly = price === null ? null : Math.round(price * 100)
    return runTest(rate, requestOf({ ...customer, today: ASKED_ON, discounts: [] }, read), { decision, yearly })
  })
}

describe.each(sheets.map((sheet) => [sheet.type, sheet] as const))('%s', (_, sheet) => {
  test.each(productSizes)('has no problem when it is %s', (size) => {
    const template = made(sheet, { size })
    expect(bodyProblems(template.body)).toEqual([])
    expect(holderGaps(template.body)).toEqual([])
    for (const outcome of rated(template)) expect(outcome.reason).toBeNull()
  })

  test('gives its five customers the decisions and prices of its sheet', () => {
    const outcomes = rated(made(sheet))
    expect(outcomes).toHaveLength(5)
    const came = outcomes.map(({ decision, yearly }) => [decision, decision === 'decline' ? null : (yearly ?? 0) / 100])
    expect(came).toEqual(sheet.customers.map(({ decision, price }) => [decision, price]))
  })

  test('has rate tables without a fault for whatever can be answered', () => {
    const { body, tables } = made(sheet)
    const known = { ...body, dataset: { names: ratedNames(body) } }
    for (const { key, columns, rows } of tables) {
      const asked = askedColumns(columns, key, known).map(({ column }) => column)
      expect(checkTable(asked, rows)).toMatchObject({ ok: true, findings: [] })
    }
  })

  test.each(['USD', 'IDR', 'JPY'])('has prices in %s as well', (currency) => {
    const template = made(sheet, { currency })
    expect(bodyProblems(template.body)).toEqual([])
    for (const outcome of rated(template)) expect(outcome.reason).toBeNull()
  })
})

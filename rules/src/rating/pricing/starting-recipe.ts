import { RESERVED_NAMES, type Dataset } from '../../design/datasets'
import { type Called, type Chooser, conditionsOf, isChosen, pairedWith } from './alternatives'
import type { Recipe, Step, TableColumn } from '../../design/parts'
import { askedEach, type AskedRow } from './asked-each'
import { chargeTaking, namedAmounts, type NamedAmount, type NamedUse, usedAs } from './named-amounts'
import { shareOfAmount } from './share-of-amount'
import { isMatchColumn, type RateTable } from './table'
import { takenAs, takenBy } from './taken-as'

/** A table as the proposal reads it: columns may say what they are fed from. */
export type ProposedTable = Pick<RateTable, 'id' | 'name'> & {
  /** Where there are rows, they help to tell loadings from factors. */
  readonly versions?: RateTable['versions']
  readonly columns: readonly (TableColumn & { readonly source?: string })[]
}

type Given = {
  readonly tables: readonly ProposedTable[]
  readonly dataset: Dataset
  readonly currency: string
  readonly hasAddOns: boolean
  /** Questions that choose, and the plans: they tell which of several tables or columns counts. */
  readonly choosers?: readonly Chooser[]
  readonly plans?: readonly Called[]
  /** From when on the tax of nothing holds that is there to be filled in. */
  readonly taxFrom: string
  /** `after` is what the price so far is called: it has a place for the step that was taken in last. */
  readonly words: Readonly<
    Record<
      'after' | 'least' | 'withAddOns' | 'addOns' | 'terms' | 'discount' | 'net' | 'tax' | 'total' | 'monthly',
      string
    >
  >
}

const coin = { mode: 'halfUp', to: 'minorUnit' } as const

/**
 * A first recipe over the tables that are there: one look-up for each, amounts added, factors multiplied, then what every
 * price has. Where no table gives an amount to begin with, rates that are a share of an answer do; null without either.
 */
export function startingRecipe(given: Given): Recipe | null {
  const { tables, currency, words } = given
  const named = tables.filter((table) => amountOf(table, currency) && namedAmounts(table))
  const giving =
    tables.find((table) => amountOf(table, currency) && !named.includes(table)) ??
    named.find((table) => begins(namedAmounts(table) ?? []) >= 0)
  const share = giving ? null : shareOfAmount(tables, given.dataset, currency)
  const first = giving ?? share?.table
  if (!first) return null
  const namer = namesFor(given.dataset)
  const isRating = (table: ProposedTable) => {
    const single = namedAmounts(table)
    return single === null || single.length === 0 || begins(single) >= 0
  }
  const rating = tables.filter((entry) => entry !== first && !named.includes(entry) && isRating(entry))
  const { steps, last: rated } = rateSteps([first, ...rating], given, namer, share?.amount)
  const single = singleSteps(named, first, given, namer)
  let running = rated
  const names = { terms: namer('with terms'), extras: namer('extras'), gross: namer('gross'), off: namer('discounted') }
  const last = { net: namer('net'), tax: namer('tax'), total: namer('total'), monthly: namer('monthly') }
  const least = namer('at least')
  if (single.least) steps.push(single.least)
  steps.push({ kind: 'minimum', name: least, title: words.least, of: running, least: single.least?.name ?? '0' })
  steps.push({ kind: 'terms', name: names.terms, title: words.terms, of: least, takes: 'both' })
  running = names.terms
  if (given.hasAddOns) {
    steps.push({ kind: 'addOns', name: names.extras, title: words.addOns, per: 'year' })
    steps.push({ kind: 'add', name: names.gross, title: words.withAddOns, of: running, amount: names.extras })
    running = names.gross
  }
  const rates = [{ from: given.taxFrom, to: null, rate: '0' }]
  const formula = `${last.net} + ${last.tax}`
  steps.push({ kind: 'discount', name: names.off, title: words.discount, of: running, takes: 'both', rounding: coin })
  running = names.off
  const shares = chargeSteps(tables, namer)
  for (const { look, as } of [...single.parts, ...shares, ...single.fees]) {
    const name = namer(`after ${look.name}`)
    const title = words.after.replace('{step}', () => look.title)
    const soFar = { name, title, of: running }
    steps.push(
      look,
      as ? { kind: 'factor', ...soFar, by: takenBy(as, look.name) } : { kind: 'add', ...soFar, amount: look.name },
    )
    running = name
  }
  steps.push(
    { kind: 'round', name: last.net, title: words.net, of: running, rounding: coin },
    { kind: 'tax', name: last.tax, title: words.tax, of: last.net, rates, rounding: coin },
    { kind: 'formula', name: last.total, title: words.total, formula },
    {
      kind: 'instalment',
      name: last.monthly,
      title: words.monthly,
      of: last.total,
      count: 12,
      loading: '0',
      rounding: coin,
    },
  )
  const outputs = { yearly: last.total, monthly: last.monthly, parts: [last.net, last.tax] }
  return { version: 2, currency, steps, addOns: [], outputs }
}

/** Single amounts: fees come on at the end, where no factor multiplies them; a least premium is where the price is held to it. */
function singleSteps(tables: readonly ProposedTable[], first: ProposedTable, given: Given, namer: Namer) {
  const looks = tables.flatMap((table) =>
    (namedAmounts(table) ?? [])
      .filter(({ use }, at, all) => use !== 'apart' && !(table === first && at === begins(all)))
      .map(({ name, use }) => {
        const column = amountOf(table, given.currency)!.id
        const inputs = { [table.columns.find(isMatchColumn)!.id]: JSON.stringify(name) }
        const step = { kind: 'lookUp', name: namer(name), title: name, table: table.id, inputs, column } as const
        return { use, step }
      }),
  )
  const of = (wanted: NamedUse) => looks.flatMap(({ use, step }) => (use === wanted ? [step] : []))
  const least = of('least')
  const added = (wanted: NamedUse) => of(wanted).map((look) => ({ look, as: null }))
  // Of several nobody knows which holds for whom.
  return { least: least.length === 1 ? least[0] : undefined, parts: added('part'), fees: added('fee') }
}

/** Charges in percent: levies and duties are a share of the price, before the fees that come on top. */
function chargeSteps(tables: readonly ProposedTable[], namer: Namer) {
  return tables.flatMap((table) => {
    const column = table.columns.find(({ role }) => role === 'factor')
    if (!column) return []
    return (namedAmounts(table) ?? []).flatMap(({ name, use }) => {
      const as = use === 'fee' ? chargeTaking(table, name) : null
      if (!as) return []
      const inputs = { [table.columns.find(isMatchColumn)!.id]: JSON.stringify(name) }
      const at = { table: table.id, inputs, column: column.id }
      return [{ look: { kind: 'lookUp', name: namer(name), title: name, ...at } as const, as }]
    })
  })
}

const begins = (amounts: readonly NamedAmount[]): number => amounts.findIndex(({ use }) => use === 'part')

/** Each column that gives something is looked up and taken in; a second one of a table is no less meant than the first. */
function rateSteps(tables: readonly ProposedTable[], given: Given, namer: Namer, shareOf = '') {
  const steps: Step[] = []
  const conditions = conditionsOf(tables, given.choosers ?? [])
  let last = shareOf
  for (const table of tables) {
    const single = namedAmounts(table) ?? []
    const start = single[begins(single)]
    const inputs = Object.fromEntries(
      table.columns
        .filter(isMatchColumn)
        .map((each) => [each.id, start ? JSON.stringify(start.name) : sourceOf(each, given.dataset)]),
    )
    for (const { column, isFirst, ofPlan } of takenColumns(table, given)) {
      const title = start ? start.name : isFirst ? table.name : `${table.name}: ${column.title}`
      const look = namer(isFirst ? table.id : `${table.id} ${column.id}`, column.role)
      const all = [conditions.get(table.id), ofPlan].filter((each) => each !== undefined)
      const when = all.length > 0 ? { when: all.join(' && ') } : {}
      const each = last === '' || last === shareOf ? null : askedEach(table, given.dataset)
      if (each) {
        for (const row of each) {
          const { look, taken } = rowSteps({ table, column, row, all, of: last }, given, namer)
          steps.push(look, taken)
          last = taken.name
        }
        continue
      }
      steps.push({ kind: 'lookUp', name: look, title, table: table.id, inputs, column: column.id, ...when })
      const isMonthly = column.role === 'amount' && [title, column.title].some((words) => MONTHLY.test(words))
      if (last === '') {
        last = look
        if (!isMonthly) continue
        last = namer(`year of ${look}`)
        steps.push({ kind: 'factor', name: last, title: `${title} × 12`, of: look, by: '12', ...when })
        continue
      }
      const name = namer(`after ${look}`)
      const soFar = given.words.after.replace('{step}', () => title)
      const by = takenBy(last === shareOf ? 'factor' : takenAs(table, column).as, look)
      steps.push(
        column.role === 'amount'
          ? { kind: 'add', name, title: soFar, of: last, amount: isMonthly ? twelveOf(look) : look, ...when }
          : { kind: 'factor', name, title: soFar, of: last, by, ...when },
      )
      last = name
    }
  }
  return { steps, last }
}

type RowOf = {
  readonly table: ProposedTable
  readonly column: TableColumn
  readonly row: AskedRow
  readonly all: readonly string[]
  readonly of: string
}

/** A row of a list by its name, for whoever it applies to: each that does counts after the one before. */
function rowSteps({ table, column, row, all, of }: RowOf, { words }: Given, namer: Namer): { look: Step; taken: Step } {
  const found = namer(row.key, column.role)
  const when = [...all, row.name].join(' && ')
  const inputs = { [row.column]: JSON.stringify(row.key) }
  const look = {
    kind: 'lookUp',
    name: found,
    title: row.key,
    table: table.id,
    inputs,
    column: column.id,
    when,
  } as const
  const after = { name: namer(`after ${found}`), title: words.after.replace('{step}', () => row.key), of, when }
  return {
    look,
    taken:
      column.role === 'amount'
        ? { kind: 'add', ...after, amount: found }
        : { kind: 'factor', ...after, by: takenBy(takenAs(table, column).as, found) },
  }
}

type Taken = { readonly column: TableColumn; readonly isFirst: boolean; readonly ofPlan?: string }

/** What is paid each month: a year is twelve of it. */
const MONTHLY =
  /\bper month\b|\bmonthly\b|\bp\.?\/?m\.?(?= |$|\))|每月|月繳|月缴|按月|pro monat|monatlich|per bulan|bulanan/i

/** As a formula, for an amount that is added. */
export const twelveOf = (look: string): string => `${look} * 12`

/** What is called so is the price to begin with, whatever amounts stand in front of it ('Each additional day'). */
const PREMIUM = /premium|保費|保费|premi\b|prämie/i

/** The amount, or every factor; where each column is called like a plan, each counts for its plan. */
function takenColumns(table: ProposedTable, { currency, plans = [] }: Given): Taken[] {
  const amounts = premiumsOf(table, currency)
  const factors = table.columns.filter(({ role }) => role === 'factor')
  const columns = amounts.length > 0 ? amounts : factors
  const titles = columns.map(({ title }) => title)
  const paired = columns.length > 1 ? pairedWith(titles, plans) : null
  if (paired) return columns.map((column, at) => ({ column, isFirst: false, ofPlan: isChosen('plan', paired[at]!.id) }))
  const counted = amounts.length > 0 ? [amounts.find(({ title }) => PREMIUM.test(title)) ?? amounts[0]!] : factors
  return counted.map((column, at) => ({ column, isFirst: at === 0 }))
}

/** A minimum, a limit or an excess is an amount, and no price: where a table gives nothing else, a person builds the recipe. */
const premiumsOf = (table: ProposedTable, currency: string) =>
  table.columns.filter(
    (column) =>
      column.role === 'amount' && column.currency === currency && !['least', 'apart'].includes(usedAs(column.title)),
  )

const amountOf = (table: ProposedTable, currency: string) => premiumsOf(table, currency)[0]

/** What the column says it is fed from, or the data name that is called like it. */
function sourceOf(column: ProposedTable['columns'][number], dataset: Dataset): string {
  if (column.source) return column.source
  const wanted = [column.id, column.title].map(plain)
  return dataset.names.find(({ name }) => wanted.includes(plain(name)))?.name ?? ''
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

type Namer = (words: string, gives?: string) => string

/**
 * Names of steps: made from words, never one that is taken. A table called like a question is told from it by what it
 * gives: the answer is vehicleValue, what it is looked up for vehicleValueFactor.
 */
function namesFor(dataset: Dataset): Namer {
  const taken = new Set([...RESERVED_NAMES, ...dataset.names.map((entry) => entry.name)])
  return (words, gives) => {
    const plainly = joined(words)
    const base = taken.has(plainly) && gives ? joined(`${words} ${gives}`) : plainly
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base}${count}`
    taken.add(name)
    return name
  }
}

function joined(words: string): string {
  const parts = words.split(/[^a-zA-Z0-9]+/).filter(Boolean)
  const name = parts
    .map((part, at) => (at === 0 ? part.charAt(0).toLowerCase() : part.charAt(0).toUpperCase()) + part.slice(1))
    .join('')
  return (/^[a-z]/.test(name) ? name : `step${name}`).slice(0, 50)
}

import type { RecipeTableView } from '@coverwright/contract/rating/pricing'
import { isMatchColumn, isValueColumn, type Recipe, type Step, type StepKind } from '@coverwright/rules/rating/pricing'
import { freeName } from './recipe-edits'

const coin = { mode: 'halfUp', to: 'minorUnit' } as const

/** What they give is taken in by others: the price so far is not among them. */
const BESIDE: readonly StepKind[] = ['lookUp', 'tax', 'levy', 'addOns', 'instalment']

type Place = {
  readonly recipe: Recipe
  /** Steps before it, whose results it may use. */
  readonly before: readonly Step[]
  readonly tables: readonly RecipeTableView[]
  readonly taken: readonly string[]
  readonly title: string
  readonly today: string
}

/** A step as it starts: on the last amount before it, with what is most likely filled in. */
export function newStep(kind: StepKind, { recipe, before, tables, taken, title, today }: Place): Step {
  const of = before.findLast((step) => !BESIDE.includes(step.kind))?.name ?? before.at(-1)?.name ?? ''
  const factor = before.findLast((step) => step.kind === 'lookUp')?.name ?? '1'
  const head = { name: freeName(recipe, NAMES[kind], taken), title }
  const rates = [{ from: `${today.slice(0, 4)}-01-01`, to: null, rate: '0' }]
  switch (kind) {
    case 'lookUp':
      return { ...head, kind, ...lookUpOf(tables[0]) }
    case 'formula':
      return { ...head, kind, formula: of }
    case 'factor':
      return { ...head, kind, of, by: factor }
    case 'add':
      return { ...head, kind, of, amount: '0' }
    case 'minimum':
      return { ...head, kind, of, least: '0' }
    case 'maximum':
      return { ...head, kind, of, most: '0' }
    case 'round':
      return { ...head, kind, of, rounding: coin }
    case 'terms':
      return { ...head, kind, of, takes: 'both' }
    case 'discount':
      return { ...head, kind, of, takes: 'both', rounding: coin }
    case 'tax':
    case 'levy':
      return { ...head, kind, of, rates, rounding: coin }
    case 'addOns':
      return { ...head, kind, per: 'year' }
    case 'instalment':
      return { ...head, kind, of, count: 12, loading: '0', rounding: coin }
  }
}

/** What a look-up into this table asks for. */
export function lookUpOf(table: RecipeTableView | undefined) {
  const inputs = (table?.columns ?? []).filter(isMatchColumn).map((column) => {
    const { source } = column as { source?: string }
    return [column.id, source ?? ''] as const
  })
  return {
    table: table?.id ?? '',
    inputs: Object.fromEntries(inputs),
    column: table?.columns.find(isValueColumn)?.id ?? '',
  }
}

const NAMES: Readonly<Record<StepKind, string>> = {
  lookUp: 'rate',
  formula: 'result',
  factor: 'multiplied',
  add: 'sum',
  minimum: 'atLeast',
  maximum: 'atMost',
  round: 'rounded',
  terms: 'withTerms',
  discount: 'discounted',
  tax: 'tax',
  levy: 'levy',
  addOns: 'extras',
  instalment: 'monthly',
}

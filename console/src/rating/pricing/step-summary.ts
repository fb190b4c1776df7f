import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { Step } from '@coverwright/rules/rating/pricing'
import type { T } from '@coverwright/ui/locales'
import type { Called, FormulaWords } from '../../design/logic'
import { percentText } from './rates-fields'

type Reading = { readonly view: RecipeView; readonly called: Called; readonly read: FormulaWords; readonly t: T }

/** A step in half a line: what it does to what, by the titles of other steps, and when it counts. */
export function stepSummary(step: Step, reading: Reading): string {
  const does = whatItDoes(step, reading)
  const when = step.when && reading.t('proposal.when', { when: reading.read(step.when, 'condition') })
  return when ? `${does} · ${when}` : does
}

function whatItDoes(step: Step, { view, called, t, ...reading }: Reading): string {
  const of = 'of' in step ? (called.get(step.of) ?? step.of) : ''
  const read = (formula: string) => reading.read(formula, 'value')
  switch (step.kind) {
    case 'lookUp':
      return lookUpSummary(step, { view, t })
    case 'formula':
      return read(step.formula)
    case 'factor':
      return `${of} × ${grouped(step.by, read)}`
    case 'add':
      return `${of} + ${read(step.amount)}`
    case 'minimum':
      return t('summary.minimum', { of, least: read(step.least) })
    case 'maximum':
      return t('summary.maximum', { of, most: read(step.most) })
    case 'round':
      return t('summary.round', {
        of,
        to: step.rounding.to === 'minorUnit' ? t('rounding.coin') : step.rounding.to,
      })
    case 'terms':
      return t('summary.terms', { of })
    case 'discount':
      return t('summary.discount', { of })
    case 'tax':
    case 'levy':
      return t('summary.tax', { of, percent: percentText(step.rates.at(-1)?.rate ?? '') })
    case 'addOns':
      return t(`per.${step.per}`)
    case 'instalment':
      return t('summary.instalment', { of, count: step.count })
  }
}

function lookUpSummary(step: Extract<Step, { kind: 'lookUp' }>, { view, t }: Pick<Reading, 'view' | 't'>): string {
  const table = view.tables.find(({ id }) => id === step.table)?.name ?? step.table
  const looked = t('summary.lookUp', { table })
  if (!step.each) return looked
  const group = view.names.find(({ name }) => name === step.each?.of)?.title || step.each.of
  return `${looked} · ${t('forEach.of', { group })} · ${t(`combine.${step.each.combine}`)}`
}

/** A formula that is multiplied by stands in brackets, as it counts. */
const grouped = (formula: string, read: (formula: string) => string): string =>
  /^[\w.]*$/.test(formula.trim()) ? read(formula) : `(${read(formula)})`

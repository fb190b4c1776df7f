import type { RecipeView } from '@coverwright/contract/pricing'
import type { Step } from '@coverwright/rules/pricing'
import type { T } from '@coverwright/ui/locales'
import { percentText } from './rates-fields'

/** A step in half a line: what it does to what. */
export function stepSummary(step: Step, view: RecipeView, t: T): string {
  switch (step.kind) {
    case 'lookUp':
      return t('summary.lookUp', { table: view.tables.find(({ id }) => id === step.table)?.name ?? step.table })
    case 'formula':
      return step.formula
    case 'factor':
      return `${step.of} × ${grouped(step.by)}`
    case 'add':
      return `${step.of} + ${step.amount}`
    case 'minimum':
      return t('summary.minimum', { of: step.of, least: step.least })
    case 'maximum':
      return t('summary.maximum', { of: step.of, most: step.most })
    case 'round':
      return t('summary.round', {
        of: step.of,
        to: step.rounding.to === 'minorUnit' ? t('rounding.coin') : step.rounding.to,
      })
    case 'terms':
      return t('summary.terms', { of: step.of })
    case 'discount':
      return t('summary.discount', { of: step.of })
    case 'tax':
    case 'levy':
      return t('summary.tax', { of: step.of, percent: percentText(step.rates.at(-1)?.rate ?? '') })
    case 'addOns':
      return t(`per.${step.per}`)
    case 'instalment':
      return t('summary.instalment', { of: step.of, count: step.count })
  }
}

/** A formula that is multiplied by stands in brackets, as it counts. */
const grouped = (formula: string): string => (/^[\w.]*$/.test(formula.trim()) ? formula : `(${formula})`)

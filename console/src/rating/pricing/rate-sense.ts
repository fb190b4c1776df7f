import type { Step } from '@coverwright/rules/rating/pricing'

/** What a figure of a table stands for: a price is multiplied by it, or gets so much more or less; else it is a figure. */
export type RateSense = 'factor' | 'percent' | 'figure'

/** By how the steps use it: `group` and `group * …` multiply, `1 + theft` adds in percent. */
export function rateSense(steps: readonly Step[], { name, kind }: Pick<Step, 'name' | 'kind'>): RateSense {
  if (kind !== 'lookUp' || !/^\w+$/.test(name)) return 'figure'
  const formulas = steps.flatMap(formulasOf).filter((formula) => wordOf(name).test(formula))
  if (steps.some((step) => step.kind === 'factor' && multiplied(name).test(step.by))) return 'factor'
  const isPercent =
    formulas.length > 0 && formulas.every((formula) => !wordOf(name).test(withoutPercent(formula, name)))
  return isPercent ? 'percent' : 'figure'
}

const formulasOf = (step: Step): string[] =>
  step.kind === 'factor'
    ? [step.by]
    : step.kind === 'formula'
      ? [step.formula]
      : step.kind === 'add'
        ? [step.amount]
        : []

const wordOf = (name: string) => new RegExp(`(?<![\\w.])${name}(?!\\w)`)

/** Alone, or between nothing but other factors. */
const multiplied = (name: string) => new RegExp(`(^|[(*])\\s*${name}\\s*($|[)*])`)

/** `1 + theft`, and not `11 + theft` or `1 + theft * 2`. */
const withoutPercent = (formula: string, name: string): string =>
  formula.replace(new RegExp(`(?<![\\w.]\\s*|[*/]\\s*)1\\s*[+-]\\s*${name}(?!\\s*[\\w.*/])`, 'g'), '1')

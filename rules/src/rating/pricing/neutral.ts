import { formulasOf, type Step } from '../../design/parts'

/**
 * What a number counts as that a skipped step did not give: 1 where it multiplies, 0 where it is added. Null where later
 * steps do both, or something else with it: then a person has to say.
 */
export function neutralOf({ name, when = '' }: Step, later: readonly Step[]): '0' | '1' | null {
  const users = later.filter((step) => isNamed(formulasOf(step), name) && !isSkippedWith(step, when))
  const said = new Set(users.map((step) => neutralFor(step, name)))
  if (said.size === 0) return '0'
  return said.size === 1 ? ([...said][0] ?? null) : null
}

/** A step under the same condition never meets the gap. */
const isSkippedWith = (step: Step, when: string) => (step.when ?? '').trim() === when.trim()

const isNamed = (formulas: readonly string[], name: string) => formulas.some((formula) => mentions(formula, name))
const mentions = (formula: string, name: string) => new RegExp(`(?<![\\w.])${name}(?!\\w)`).test(formula)

function neutralFor(step: Step, name: string): '0' | '1' | null {
  if (mentions(step.when ?? '', name)) return null
  if (step.kind === 'factor') return inProductOrSum(step.by)
  if (step.kind === 'add') return step.amount.trim() === name ? '0' : inProductOrSum(step.amount)
  if (step.kind === 'formula' && step.formula.trim() !== name) return inProductOrSum(step.formula)
  return null
}

/** Names, numbers and brackets with nothing but * and / between them, or nothing but + and -. */
function inProductOrSum(formula: string): '0' | '1' | null {
  if (/^[\w.()*/\s]+$/.test(formula)) return '1'
  return /^[\w.()+\-\s]+$/.test(formula) ? '0' : null
}

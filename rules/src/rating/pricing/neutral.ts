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

/** '1 - name', '1 + name / 100': nought leaves what it multiplies as it is, however often it stands so. */
const isOnlyChange = (formula: string, name: string) =>
  !mentions(
    formula.replace(new RegExp(`(?<![\\w.])1\\s*[+-]\\s*${name}(?!\\w)(?:\\s*/\\s*100(?!\\d))?`, 'g'), ''),
    name,
  )

function neutralFor(step: Step, name: string): '0' | '1' | null {
  if (mentions(step.when ?? '', name)) return null
  const formula = step.kind === 'factor' ? step.by : step.kind === 'formula' ? step.formula : ''
  if (formula !== '' && isOnlyChange(formula, name)) return '0'
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

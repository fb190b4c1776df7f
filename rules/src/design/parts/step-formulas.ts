import type { Step } from './recipe'

/** Everything of a step that is worked out: what it works on, its condition, its own formulas. Written figures are none. */
export function formulasOf(step: Step): string[] {
  const on = 'of' in step ? [step.of] : []
  return [...on, step.when ?? '', ...ownFormulas(step)]
}

function ownFormulas(step: Step): string[] {
  switch (step.kind) {
    case 'lookUp':
      return [...Object.values(step.inputs), step.skipped ?? '', step.each?.of ?? '', step.each?.times ?? '']
    case 'formula':
      return [step.formula, step.skipped ?? '']
    case 'factor':
      return [step.by]
    case 'add':
      return [step.amount]
    case 'minimum':
      return [step.least]
    case 'maximum':
      return [step.most]
    case 'instalment':
      return [step.each ?? '']
    default:
      return []
  }
}

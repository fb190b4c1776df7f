export type WizardStep = {
  key: string
  label: string
  /** What was chosen there, once it was. */
  about?: string
  href: string
  isDone?: boolean
}

/** A step can be gone to when it is done or when all before it are; the rest lie ahead. */
export function stepState(steps: WizardStep[], current: string, key: string): 'now' | 'done' | 'open' | 'ahead' {
  if (key === current) return 'now'
  const at = steps.findIndex((step) => step.key === key)
  if (steps[at]?.isDone) return 'done'
  return steps.slice(0, at).every((step) => step.isDone) ? 'open' : 'ahead'
}

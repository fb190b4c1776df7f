import { type Block, compileCondition, type MailCondition } from '@coverwright/rules/design/templates'
import type { Dataset } from '@coverwright/rules/design/datasets'

/** The condition of each block by its id; null where it is always shown. */
export const conditionsOf = (blocks: readonly Block[], answers: Dataset): ReadonlyMap<string, MailCondition | null> =>
  new Map(blocks.map(({ id, when }) => [id, conditionOf(when, answers)]))

export function conditionOf(when: string, answers: Dataset): MailCondition | null {
  if (when.trim() === '') return null
  const compiled = compileCondition(when, answers)
  // Saved templates have sound conditions; one that a product has outgrown is a part that nobody can decide about.
  return compiled.ok ? compiled.value : NEVER
}

const NEVER: MailCondition = (() => {
  const compiled = compileCondition('false')
  if (!compiled.ok) throw new Error('A condition that never holds cannot be read')
  return compiled.value
})()

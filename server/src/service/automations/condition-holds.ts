import type { Dataset } from '@coverwright/rules/design/datasets'
import { compileCondition, conditionHolds, type MailValues } from '@coverwright/rules/design/templates'
import type { Day } from '@coverwright/rules/kernel'

/** Compiles once for each shape of a product: a look at a month has a thousand of one shape. */
export function conditionReader(source: string, today: Day) {
  const compiled = new Map<string, ReturnType<typeof compileCondition>>()
  return ({ values, answers }: { values: MailValues; answers: Dataset }): boolean => {
    if (source.trim() === '') return true
    const shape = JSON.stringify(answers)
    const known = compiled.get(shape) ?? compileCondition(source, answers)
    compiled.set(shape, known)
    // What a product has outgrown cannot be told, and so does not hold.
    return known.ok && conditionHolds(known.value, values, today)
  }
}

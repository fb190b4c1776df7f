import { findDataName, type Dataset, type DataType, type Value } from '../datasets'
import type { Expression } from './compile-tree'

const MOST_COMBINATIONS = 4_096

/**
 * Tries every answer where answers can be counted (yes/no and choices); where they cannot, says nothing. What nobody is
 * asked (`unasked`) has no answer.
 */
export function isNeverMet(condition: Expression, dataset: Dataset, unasked: ReadonlySet<string>): boolean {
  const asked = condition.names.map((name) => ({
    slot: dataset.names.findIndex((entry) => entry.name === name),
    answers: unasked.has(name.split('.')[0] ?? '') ? [undefined] : answersOf(findDataName(dataset, name)?.type),
  }))
  const combinations = asked.reduce((product, { answers }) => product * (answers?.length ?? Infinity), 1)
  if (combinations > MOST_COMBINATIONS) return false
  const frame: (Value | undefined)[] = new Array(dataset.names.length + 1)
  for (let index = 0; index < combinations; index++) {
    let rest = index
    for (const { slot, answers } of asked) {
      if (!answers) return false
      if (slot >= 0) frame[slot] = answers[rest % answers.length]
      rest = Math.floor(rest / answers.length)
    }
    if (condition.run(frame) === true) return false
  }
  return true
}

function answersOf(type: DataType | undefined): readonly (Value | undefined)[] | null {
  if (type?.kind === 'yesNo') return [true, false, undefined]
  return type?.kind === 'choice' ? [...type.options, undefined] : null
}

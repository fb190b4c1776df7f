import type { Refusal } from '@coverwright/rules/kernel'
import { Refused } from '../../../kernel'

/** Who puts a file right wants all that is wrong with it at once; what comes after so many follows from the first ones. */
const MOST = 30

/** Refused with the first, by its line; all of them go along. */
export function refuseAll(found: readonly Refusal[], field: string) {
  const lineOf = ({ values }: Refusal) => Number(values?.['line'] ?? values?.['page'] ?? 0)
  const problems = [...found].sort((a, b) => lineOf(a) - lineOf(b)).slice(0, MOST)
  const [first] = problems
  if (!first) return
  const current = { problems: problems.map(({ code, values = {} }) => ({ code, values })) }
  throw new Refused(first.code, { field, current, ...(first.values ? { values: { ...first.values } } : {}) })
}

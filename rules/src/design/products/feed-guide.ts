import { type Body, questionsOf } from './body'

/** Inputs that underwriting's tables still lack, by what is said to feed each; what somebody matched stays. */
export function withGuideFed(body: Body, sourceOf: (table: string, column: string) => string | undefined): Body {
  const { underwriting: guide } = body
  let isFed = false
  const tables = (guide?.tables ?? []).map((entry) => {
    const inputs = Object.entries(entry.inputs).map(([column, now]): [string, string] => {
      const source = now.trim() === '' ? sourceOf(entry.table, column) : undefined
      if (source !== undefined) isFed = true
      return [column, source ?? now]
    })
    return { ...entry, inputs: Object.fromEntries(inputs) }
  })
  return guide && isFed ? { ...body, underwriting: { ...guide, tables } } : body
}

/** Questions that came or got their name since: a table of underwriting that waits for an answer called so is asked with it. */
export function withNewAnswers(before: Body, after: Body): Body {
  const known = new Set(questionsOf(before).map(({ dataName }) => dataName))
  const added = questionsOf(after).flatMap(({ dataName }) => (known.has(dataName) ? [] : [dataName]))
  if (added.length === 0) return after
  return withGuideFed(after, (_table, column) => added.find((name) => folded(name) === folded(column)))
}

const folded = (name: string) => name.toLowerCase().replaceAll('_', '')

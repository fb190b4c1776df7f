import { namesIn } from '@coverwright/rules/design/datasets'

/**
 * By which names a row of a table is found: answers, the plan, and the first day of cover where nothing is asked beside
 * it. An age is an age on that day; to name the day with each of them would say nothing.
 */
export function matchedBy(sources: readonly string[], known: ReadonlySet<string>): string[] {
  const names = sources.flatMap((source) => {
    const named = namesIn(source)
    const asked = named.filter((name) => known.has(name.split('.')[0] ?? ''))
    return named.filter(
      (name) => asked.includes(name) || name === 'plan' || (name === 'startDate' && asked.length === 0),
    )
  })
  return [...new Set(names)]
}

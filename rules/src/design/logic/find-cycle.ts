/** The first circle among dependencies, closed ('a', 'b', 'a'), or null. Without recursion: journeys can be long. */
export function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  for (const start of edges.keys()) {
    const path: { name: string; next: Iterator<string> }[] = [{ name: start, next: neighbours(edges, start) }]
    while (path.length > 0) {
      const top = path[path.length - 1] as (typeof path)[number]
      const step = done.has(top.name) ? { done: true as const, value: undefined } : top.next.next()
      if (step.done) {
        done.add(top.name)
        path.pop()
        continue
      }
      const seen = path.findIndex((entry) => entry.name === step.value)
      if (seen >= 0) return [...path.slice(seen).map((entry) => entry.name), step.value]
      path.push({ name: step.value, next: neighbours(edges, step.value) })
    }
  }
  return null
}

function neighbours(edges: ReadonlyMap<string, ReadonlySet<string>>, name: string): Iterator<string> {
  return (edges.get(name) ?? new Set<string>()).values()
}

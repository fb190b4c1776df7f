type Labels = Readonly<Record<string, string>>

/** Upper bounds in seconds, from a cached read to the slowest thing a person waits for. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts of this process in Prometheus' text format. Labels come from the operation table, so they are few. */
export class Metrics {
  private readonly counters = new Map<string, Map<string, number>>()
  private readonly calls = new Map<string, Map<number, { labels: string; value: number }>>()
  private readonly durations = new Map<string, { buckets: number[]; sum: number; count: number }>()
  private readonly gauges = new Map<string, () => number | Promise<number>>()

  count(name: string, labels: Labels = {}) {
    const series = this.counters.get(name) ?? new Map<string, number>()
    this.counters.set(name, series)
    const key = printLabels(labels)
    series.set(key, (series.get(key) ?? 0) + 1)
  }

  /** The same of every call, whose labels are printed once. */
  countCall(operation: string, status: number) {
    const byStatus = this.calls.get(operation) ?? new Map<number, { labels: string; value: number }>()
    if (byStatus.size === 0) this.calls.set(operation, byStatus)
    const seen = byStatus.get(status)
    if (seen) seen.value++
    else byStatus.set(status, { labels: printLabels({ operation, status: String(status) }), value: 1 })
  }

  time(operation: string, seconds: number) {
    const known = this.durations.get(operation)
    const seen = known ?? { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
    if (!known) this.durations.set(operation, seen)
    // Bounds grow: from the first that it is within, it is within all others.
    for (let place = BOUNDS.length - 1; place >= 0 && seconds <= (BOUNDS[place] as number); place--)
      seen.buckets[place] = (seen.buckets[place] as number) + 1
    seen.sum += seconds
    seen.count++
  }

  /** Read when somebody asks for the metrics. */
  gauge(name: string, read: () => number | Promise<number>) {
    this.gauges.set(name, read)
  }

  async print(): Promise<string> {
    const lines: string[] = []
    for (const [name, series] of this.counters) {
      lines.push(`# TYPE ${name} counter`)
      for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`)
    }
    if (this.calls.size > 0) lines.push('# TYPE calls_total counter')
    for (const byStatus of this.calls.values())
      for (const { labels, value } of byStatus.values()) lines.push(`calls_total${labels} ${value}`)
    if (this.durations.size > 0) lines.push('# TYPE call_duration_seconds histogram')
    for (const [operation, seen] of this.durations) lines.push(...printDuration(operation, seen))
    for (const [name, read] of this.gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${await read()}`)
    return `${lines.join('\n')}\n`
  }
}

function printDuration(operation: string, seen: { buckets: number[]; sum: number; count: number }): string[] {
  const bucket = (bound: string, value: number) =>
    `call_duration_seconds_bucket${printLabels({ operation, le: bound })} ${value}`
  return [
    ...BOUNDS.map((bound, place) => bucket(String(bound), seen.buckets[place] ?? 0)),
    bucket('+Inf', seen.count),
    `call_duration_seconds_sum${printLabels({ operation })} ${seen.sum}`,
    `call_duration_seconds_count${printLabels({ operation })} ${seen.count}`,
  ]
}

function printLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

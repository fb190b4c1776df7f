import type { CheckedRule, JourneyFinding } from './journey-findings'
import type { JourneyOutline, LogicRule } from './journey-logic'
import type { OutlinePlaces } from './outline-places'

/** A rule sees what was asked before it, and jumps forward; names in a circle are told as that. */
export function orderFindings(
  { rule, reads }: CheckedRule,
  { pages }: JourneyOutline,
  places: OutlinePlaces,
  circle: readonly string[],
): JourneyFinding[] {
  const findings: JourneyFinding[] = []
  const sees = lastSeen(rule, pages, places)
  for (const name of new Set(reads.map((read) => read.split('.')[0] ?? read))) {
    const asked = places.names.get(name)
    if (asked && sees !== undefined && asked.at > sees && !circle.includes(name))
      findings.push({
        code: 'journey.askedLater',
        values: { name, page: pages[asked.page]?.title ?? '' },
        rule: rule.id,
      })
  }
  const { action, on } = rule
  const [from, to] = action.kind === 'skipTo' ? [places.pageOf.get(on), places.pageOf.get(action.page)] : []
  if (from !== undefined && to !== undefined && to <= from)
    findings.push({
      code: 'journey.skipsBack',
      values: { from: pages[from]?.title ?? '', to: pages[to]?.title ?? '' },
      rule: rule.id,
    })
  return findings
}

/** The last question whose answer the rule sees: its own page is whole when something is required or skipped. */
function lastSeen({ action, on }: LogicRule, pages: JourneyOutline['pages'], places: OutlinePlaces) {
  const target = action.kind === 'show' || action.kind === 'require' ? action.target : on
  const page = places.pageOf.get(target)
  if (page === undefined) return undefined
  const isWholePage = action.kind === 'require' || action.kind === 'skipTo' || pages[page]?.id === target
  return isWholePage ? places.askedBy[page] : places.questions.get(target)?.at
}

import type { JourneyOutline, LogicRule, OutlinePage } from './journey-logic'

/** Pages that no path leads to: each page leads to the next, unless it always jumps elsewhere. */
export function unreachablePages(outline: JourneyOutline, rules: readonly LogicRule[]): OutlinePage[] {
  const reached = new Set<number>()
  const open = outline.pages.length > 0 ? [0] : []
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (reached.has(at) || at >= outline.pages.length) continue
    reached.add(at)
    open.push(...exitsOf(outline, rules, at))
  }
  return outline.pages.filter((_, index) => !reached.has(index))
}

function exitsOf(outline: JourneyOutline, rules: readonly LogicRule[], at: number): number[] {
  const page = outline.pages[at]
  if (!page) return []
  const places = new Set([page.id, ...page.questions.map((question) => question.id)])
  const exits: number[] = []
  for (const rule of rules) {
    if (rule.action.kind !== 'skipTo' || !places.has(rule.on)) continue
    const { page: target } = rule.action
    const to = outline.pages.findIndex((entry) => entry.id === target)
    if (to >= 0) exits.push(to)
    if (rule.when.trim() === '' || rule.when.trim() === 'true') return exits
  }
  return [...exits, at + 1]
}

import type { Dataset } from '../datasets'
import type { CheckedRule, JourneyFinding } from './journey-findings'
import type { JourneyOutline } from './journey-logic'
import { isNeverMet } from './never-met'
import type { OutlinePlaces } from './outline-places'
import { unreachablePages } from './page-flow'

/** Pages and questions that nobody gets to, and rules that never do anything. */
export function reachFindings(
  outline: JourneyOutline,
  places: OutlinePlaces,
  dataset: Dataset,
  checked: readonly CheckedRule[],
): JourneyFinding[] {
  const cutOff = unreachablePages(
    outline,
    checked.map(({ rule }) => rule),
  )
  const never = neverMet(
    dataset,
    checked,
    cutOff.flatMap(({ id }) => places.namesAt.get(id) ?? []),
    places,
  )
  return [
    ...cutOff.map(({ title }): JourneyFinding => ({ code: 'journey.unreachablePage', values: { page: title } })),
    ...never.map(({ rule }) => ({
      ...whatIsLost(rule.action.kind === 'show' ? rule.action.target : null, outline),
      rule: rule.id,
    })),
  ]
}

/** What nobody is asked has no answer, and what depends on it may then never be met either. */
function neverMet(
  dataset: Dataset,
  checked: readonly CheckedRule[],
  unasked: readonly string[],
  { namesAt }: OutlinePlaces,
): CheckedRule[] {
  const closed = new Set(unasked)
  const found = new Set<CheckedRule>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const entry of checked) {
      if (found.has(entry) || !entry.condition || !isNeverMet(entry.condition, dataset, closed)) continue
      found.add(entry)
      const { action } = entry.rule
      if (action.kind === 'show') for (const name of namesAt.get(action.target) ?? []) closed.add(name)
    }
  }
  return checked.filter((entry) => found.has(entry))
}

function whatIsLost(shown: string | null, { pages }: JourneyOutline): JourneyFinding {
  const page = pages.find(({ id }) => id === shown)
  if (page) return { code: 'journey.unreachablePage', values: { page: page.title } }
  const question = pages.flatMap(({ questions }) => questions).find(({ id }) => id === shown)
  return question ? { code: 'journey.neverAsked', values: { question: question.title } } : { code: 'journey.neverMet' }
}

import { findDataName, type Dataset } from '../datasets'
import type { RefusalValues } from '../../kernel'
import { compileExpression } from './compile'
import { findCycle } from './find-cycle'
import type { CheckedRule, JourneyCode, JourneyFinding } from './journey-findings'
import { targetsOf, type JourneyOutline, type LogicRule } from './journey-logic'
import { logicTypeOf, YES_NO } from './logic-type'
import { suggestion } from './messages'
import { orderFindings } from './order-findings'
import { outlinePlaces, type OutlinePlaces } from './outline-places'
import { reachFindings } from './reach-findings'
import { scopeOf, type Scope } from './scope'
import type { Use } from './uses'

export type CheckedJourney = { readonly findings: readonly JourneyFinding[]; readonly uses: readonly Use[] }

/** Everything that can be known about the logic of a journey while it is edited. */
export function checkJourney(outline: JourneyOutline, dataset: Dataset, rules: readonly LogicRule[]): CheckedJourney {
  const findings: JourneyFinding[] = []
  const scope = scopeOf(dataset)
  const places = outlinePlaces(outline)
  const checked = rules.map((rule) => checkRule(rule, places, dataset, scope, findings))
  const circle = circleOf(checked, places)
  for (const entry of checked) findings.push(...orderFindings(entry, outline, places, circle ?? []))
  if (circle) findings.push({ code: 'journey.cycle', values: { circle: circle.join(' → ') } })
  findings.push(...reachFindings(outline, places, dataset, checked))
  return { findings, uses: checked.map(useOf) }
}

function checkRule(
  rule: LogicRule,
  places: OutlinePlaces,
  dataset: Dataset,
  scope: Scope,
  findings: JourneyFinding[],
): CheckedRule {
  const report = (code: JourneyCode, values?: RefusalValues) =>
    findings.push({ code, ...(values ? { values } : {}), rule: rule.id })
  const { action } = rule
  const condition = rule.when.trim() === '' ? null : compileExpression(rule.when, scope, YES_NO)
  if (condition && !condition.ok) report(condition.refusal.code, condition.refusal.values)
  for (const target of [rule.on, ...targetsOf(action)])
    if (!places.pageOf.has(target)) report('journey.unknownTarget', { target })
  const filled = action.kind === 'setValue' ? findDataName(dataset, action.name) : null
  if (action.kind === 'setValue' && !filled)
    report('journey.unknownName', { name: action.name, suggestion: suggestion(action.name, scope.slots.keys()) })
  const value =
    action.kind === 'setValue'
      ? compileExpression(action.formula, scope, filled ? logicTypeOf(filled.type) : undefined)
      : null
  if (value && !value.ok) report(value.refusal.code, value.refusal.values)
  const expression = condition?.ok ? condition.value : null
  const reads = [...(expression?.names ?? []), ...(value?.ok ? value.value.names : [])]
  return { rule, condition: expression, reads: [...new Set(reads)] }
}

/** Names that fill each other, or a question that decides whether it is shown itself. */
function circleOf(checked: readonly CheckedRule[], { namesAt }: OutlinePlaces): string[] | null {
  const edges = new Map<string, Set<string>>()
  const depend = (name: string, on: readonly string[]) => edges.set(name, new Set([...(edges.get(name) ?? []), ...on]))
  for (const { rule, reads } of checked) {
    const roots = reads.map((name) => name.split('.')[0] ?? name)
    if (rule.action.kind === 'setValue') depend(rule.action.name.split('.')[0] ?? '', roots)
    if (rule.action.kind === 'show') for (const name of namesAt.get(rule.action.target) ?? []) depend(name, roots)
  }
  return findCycle(edges)
}

function useOf({ rule, reads }: CheckedRule): Use {
  return {
    where: 'logic',
    id: rule.id,
    title: rule.title,
    names: [...reads, ...(rule.action.kind === 'setValue' ? [rule.action.name] : []), ...targetsOf(rule.action)],
  }
}

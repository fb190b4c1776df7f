import { findDataName, type Dataset } from '../datasets'
import { fillSentence, type Refusal, type RefusalValues } from '../kernel'
import { compileExpression } from './compile'
import type { Expression } from './compile-tree'
import { findCycle } from './find-cycle'
import { isNeverMet } from './never-met'
import { formulaOf, readsOf, targetsOf, writesOf, type JourneyOutline, type LogicRule } from './journey-logic'
import { logicTypeOf, YES_NO } from './logic-type'
import { logicMessages, suggestion, type LogicCode } from './messages'
import { unreachablePages } from './page-flow'
import { scopeOf, type Scope } from './scope'
import type { Use } from './uses'

export const journeyMessages = {
  'journey.unknownTarget': '“{target}” is not a page or question of this journey.',
  'journey.unknownName': 'The rule fills “{name}”, which is not a data name of this product.{suggestion}',
  'journey.cycle': 'These depend on each other in a circle: {circle}. Take one of them out.',
  'journey.skipsBack': 'The rule jumps from “{from}” back to “{to}”: a customer could go round for ever.',
  'journey.unreachablePage': 'No customer can reach the page “{page}”.',
  'journey.neverMet': 'The condition can never be met, so the rule does nothing.',
  'journey.askedLater': 'The condition uses “{name}”, which is asked later in the journey (on “{page}”).',
} as const

export type JourneyCode = keyof typeof journeyMessages | LogicCode

/** `rule` is missing where the journey as a whole is meant. */
export type JourneyFinding = Refusal<JourneyCode> & { readonly rule?: string }

export type CheckedJourney = { readonly findings: readonly JourneyFinding[]; readonly uses: readonly Use[] }

type CheckedRule = {
  readonly rule: LogicRule
  readonly condition: Expression | null
  readonly reads: readonly string[]
}

/** Everything that can be known about the logic of a journey while it is edited. */
export function checkJourney(outline: JourneyOutline, dataset: Dataset, rules: readonly LogicRule[]): CheckedJourney {
  const findings: JourneyFinding[] = []
  const scope = scopeOf(dataset)
  const checked = rules.map((rule) => checkRule(rule, outline, dataset, scope, findings))
  for (const entry of checked) findings.push(...orderFindings(entry, outline, dataset))
  findings.push(...cycleFindings(checked, outline))
  for (const page of unreachablePages(outline, rules))
    findings.push({ code: 'journey.unreachablePage', values: { page } })
  return { findings, uses: checked.map(useOf) }
}

export function sayJourneyFinding(finding: JourneyFinding): string {
  const sentences: Readonly<Record<JourneyCode, string>> = { ...logicMessages, ...journeyMessages }
  return fillSentence(sentences[finding.code], finding.values)
}

function checkRule(
  rule: LogicRule,
  outline: JourneyOutline,
  dataset: Dataset,
  scope: Scope,
  findings: JourneyFinding[],
): CheckedRule {
  const report = (code: JourneyCode, values?: RefusalValues) =>
    findings.push({ code, ...(values ? { values } : {}), rule: rule.id })
  const { action } = rule
  const condition = rule.when.trim() === '' ? null : compileExpression(rule.when, scope, YES_NO)
  if (condition && !condition.ok) report(condition.refusal.code, condition.refusal.values)
  const known = placesOf(outline)
  for (const target of [rule.on, ...targetsOf(action)])
    if (!known.has(target)) report('journey.unknownTarget', { target })
  for (const name of writesOf(action))
    if (!findDataName(dataset, name))
      report('journey.unknownName', { name, suggestion: suggestion(name, scope.slots.keys()) })
  for (const name of readsOf(action))
    if (!findDataName(dataset, name))
      report('logic.unknownName', { name, suggestion: suggestion(name, scope.slots.keys()) })
  const formula = formulaOf(action)
  const target = action.kind === 'setValue' ? findDataName(dataset, action.name) : null
  const value =
    formula === null ? null : compileExpression(formula, scope, target ? logicTypeOf(target.type) : undefined)
  if (value && !value.ok) report(value.refusal.code, value.refusal.values)
  const expression = condition?.ok ? condition.value : null
  const reads = [...(expression?.names ?? []), ...(value?.ok ? value.value.names : []), ...readsOf(action)]
  return { rule, condition: expression, reads: [...new Set(reads)] }
}

function placesOf(outline: JourneyOutline): Set<string> {
  return new Set(outline.pages.flatMap((page) => [page.id, ...page.questions.map((question) => question.id)]))
}

/** A display rule can only use what was asked before; a condition that no answers meet does nothing. */
function orderFindings(
  { rule, condition, reads }: CheckedRule,
  outline: JourneyOutline,
  dataset: Dataset,
): JourneyFinding[] {
  const findings: JourneyFinding[] = []
  if (condition && isNeverMet(condition, dataset)) findings.push({ code: 'journey.neverMet', rule: rule.id })
  const pageOf = (id: string) =>
    outline.pages.findIndex((page) => page.id === id || page.questions.some((question) => question.id === id))
  const here = pageOf(rule.action.kind === 'show' || rule.action.kind === 'require' ? rule.action.target : rule.on)
  if (here >= 0 && rule.action.kind !== 'setValue')
    for (const name of reads) {
      const asked = outline.pages.findIndex((page) => page.questions.some((question) => question.dataName === name))
      if (asked > here)
        findings.push({
          code: 'journey.askedLater',
          values: { name, page: outline.pages[asked]?.title ?? '' },
          rule: rule.id,
        })
    }
  if (rule.action.kind !== 'skipTo') return findings
  const to = pageOf(rule.action.page)
  const from = pageOf(rule.on)
  if (to >= 0 && from >= 0 && to <= from)
    findings.push({
      code: 'journey.skipsBack',
      values: { from: outline.pages[from]?.title ?? '', to: outline.pages[to]?.title ?? '' },
      rule: rule.id,
    })
  return findings
}

/** Names that fill each other, or a question that decides whether it is shown itself. */
function cycleFindings(checked: readonly CheckedRule[], outline: JourneyOutline): JourneyFinding[] {
  const edges = new Map<string, Set<string>>()
  const depend = (name: string, on: readonly string[]) => edges.set(name, new Set([...(edges.get(name) ?? []), ...on]))
  for (const { rule, reads } of checked) {
    const roots = reads.map((name) => name.split('.')[0] ?? name)
    for (const name of writesOf(rule.action)) depend(name.split('.')[0] ?? name, roots)
    if (rule.action.kind === 'show') for (const name of namesAt(outline, rule.action.target)) depend(name, roots)
  }
  const circle = findCycle(edges)
  return circle ? [{ code: 'journey.cycle', values: { circle: circle.join(' → ') } }] : []
}

function namesAt(outline: JourneyOutline, id: string): string[] {
  const questions = outline.pages.flatMap((page) =>
    page.id === id ? page.questions : page.questions.filter((question) => question.id === id),
  )
  return questions.flatMap((question) => (question.dataName ? [question.dataName] : []))
}

function useOf({ rule, reads }: CheckedRule): Use {
  return {
    where: 'logic',
    id: rule.id,
    title: rule.title,
    names: [...reads, ...writesOf(rule.action), ...targetsOf(rule.action)],
  }
}

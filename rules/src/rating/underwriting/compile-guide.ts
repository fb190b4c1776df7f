import { readAnswers, type AnswerCode, type Dataset } from '../../design/datasets'
import { accepted, refusalOf, type Outcome } from '../../kernel'
import { defaultLanguage } from '../../languages'
import { compileExpression, scopeOf, Trouble, type Scope, type Use } from '../../design/logic'
import type { RateTable } from '../pricing'
import { undecided, type Ask, type CompiledAsk, type Found, type UnderwritingRequest } from './asking'
import { compileAnswer, isLoading } from './compile-answer'
import { compileDecisionTable } from './compile-decision-table'
import { decisions, type Term, type UnderwritingGuide, type UnderwritingRule } from '../../design/parts'
import type { Underwritten } from './underwritten'
import type { Report, UnderwritingProblem } from './guide-problems'
import { isUnsaid } from './term-text'

export type CompiledGuide = {
  readonly decide: (request: UnderwritingRequest) => Outcome<Underwritten, AnswerCode>
  readonly uses: readonly Use[]
}

export type GuideOutcome =
  | { readonly ok: true; readonly value: CompiledGuide }
  | { readonly ok: false; readonly problems: readonly UnderwritingProblem[] }

type Terms = {
  /** Published or quoted by: it was sound then, and what is checked since does not judge it. */
  readonly isFrozen?: boolean
}

/** All rules and tables are asked, always: a customer, a clerk and an auditor see every reason at once. */
export function compileGuide(
  guide: UnderwritingGuide,
  dataset: Dataset,
  tables: readonly RateTable[],
  { isFrozen = false }: Terms = {},
): GuideOutcome {
  const scope = scopeOf(dataset, [{ name: 'startDate', type: { kind: 'date' } }])
  const { language = defaultLanguage } = guide
  const problems: UnderwritingProblem[] = []
  const reportAt =
    (where: string): Report =>
    (problem) =>
      void problems.push({ ...problem, where })
  const rules = guide.rules.filter(isOn)
  const compiled = [
    ...rules.map((rule) => compileRule(rule, scope, reportAt(rule.id))),
    ...guide.tables
      .filter(isOn)
      .map((entry) => compileDecisionTable(entry, { scope, language, tables, report: reportAt(entry.id) })),
    ...(guide.answers ?? [])
      .filter(isOn)
      .map((entry) => compileAnswer(entry, { scope, language, report: reportAt(entry.id) })),
  ]
  if (!isFrozen) for (const rule of rules) if (hasUnsaid(rule)) reportAt(rule.id)(refusalOf('underwriting.unsaid'))
  if (problems.length > 0) return { ok: false, problems }
  const asks = compiled.flatMap((entry) => (entry ? [entry] : []))
  return { ok: true, value: { decide: decider(asks, dataset), uses: asks.map((entry) => entry.use) } }
}

const isOn = ({ isOff = false }: { readonly isOff?: boolean }) => !isOff

function decider(asks: readonly CompiledAsk[], dataset: Dataset): CompiledGuide['decide'] {
  return (request) => {
    const read = readAnswers(dataset.names, request.answers)
    if (!read.ok) return read
    const frame = [...read.value, request.today, request.startDate]
    const found = asks.flatMap(({ ask }) => ask(frame, request) ?? [])
    const worst = Math.max(0, ...found.map(({ reason }) => decisions.indexOf(reason.decision)))
    const decision = decisions[worst] ?? 'refer'
    return accepted({
      decision,
      terms: found.flatMap(({ terms }) => terms),
      reasons: found.map(({ reason }) => reason).filter((reason) => reason.decision !== 'accept'),
    })
  }
}

const termsOfRule = ({ verdict }: UnderwritingRule): readonly Term[] =>
  verdict.decision === 'acceptWithTerms' ? verdict.terms : []

const hasUnsaid = (rule: UnderwritingRule): boolean =>
  termsOfRule(rule).some((term) => (term.kind === 'exclusion' || term.kind === 'message') && isUnsaid(term.text))

function compileRule(rule: UnderwritingRule, scope: Scope, report: Report): CompiledAsk | null {
  const condition = compileExpression(rule.when, scope, { kind: 'yesNo' })
  if (!condition.ok) report(condition.refusal)
  const terms = termsOfRule(rule)
  for (const term of terms)
    if (term.kind === 'loading' && !isLoading(term.percent))
      report(refusalOf('underwriting.badLoading', { percent: term.percent }))
  if (!condition.ok) return null
  const { decision } = rule.verdict
  const head = { source: 'rule', id: rule.id, title: rule.title, row: null } as const
  const met: Found = { reason: { ...head, decision, text: rule.reason, trouble: null }, terms }
  const ask: Ask = (frame) => {
    const result = condition.value.run(frame)
    if (result instanceof Trouble) return undecided(head, result)
    return result === true ? met : null
  }
  return { ask, use: { where: 'underwriting', id: rule.id, title: rule.title, names: condition.value.names } }
}

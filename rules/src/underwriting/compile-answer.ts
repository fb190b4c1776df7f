import { printValue } from '../datasets'
import { compileExpression, Trouble, type Expression, type LogicCode, type Scope } from '../logic'
import type { Refusal } from '../kernel'
import { Exact } from '../money'
import { decisionOf, percentOf, termsOf, undecided, type Ask, type CompiledAsk } from './asking'
import type { Reason, UnderwritingAnswer } from './guide'

type Report = (problem: Refusal<LogicCode>) => void

/** A decision that another system gives: it stands in a data name that a connector feeds. */
export function compileAnswer(entry: UnderwritingAnswer, scope: Scope, report: Report): CompiledAsk | null {
  const compile = (source: string | undefined): Expression | null => {
    if (source === undefined || source === '') return null
    const compiled = compileExpression(source, scope)
    if (!compiled.ok) report(compiled.refusal)
    return compiled.ok ? compiled.value : null
  }
  const { names } = entry
  const decision = compileExpression(names.decision, scope, { kind: 'text' })
  if (!decision.ok) report(decision.refusal)
  const others = [names.reason, names.loading, names.exclusion, names.message].map(compile)
  if (!decision.ok) return null
  const head = { source: 'connector', id: entry.id, title: entry.title, row: null } as const
  const ask: Ask = (frame) => {
    const word = decision.value.run(frame)
    if (word instanceof Trouble) return undecided(head, word)
    const [text = '', loading = '', exclusion = '', message = ''] = others.map((other) => textOf(other, frame))
    return verdictOf(head, String(word), { text, loading: percentOf(loading), exclusion, message })
  }
  const used = [decision.value, ...others.flatMap((other) => other ?? [])].flatMap((expression) => expression.names)
  return { ask, use: { where: 'underwriting', id: entry.id, title: entry.title, names: used } }
}

type Said = { text: string; loading: string; exclusion: string; message: string }

/** A word or a loading that nobody here understands is no decision: a person looks at it. */
function verdictOf(head: Pick<Reason, 'source' | 'id' | 'title' | 'row'>, word: string, said: Said) {
  const decision = decisionOf(word)
  if (!decision || (said.loading !== '' && !isLoading(said.loading))) {
    const [text, trouble] = decision
      ? [said.loading, 'underwriting.badLoading']
      : [word, 'underwriting.unknownDecision']
    return { reason: { ...head, decision: 'refer', text, trouble } as const, terms: [] }
  }
  const terms = decision === 'acceptWithTerms' ? termsOf(said) : []
  return { reason: { ...head, decision, text: said.text, trouble: null }, terms }
}

const textOf = (expression: Expression | null, frame: Parameters<Ask>[0]): string => {
  const value = expression?.run(frame)
  return value === undefined || value instanceof Trouble ? '' : printValue(value).trim()
}

/** From 0 to 1000 percent. */
export function isLoading(percent: string): boolean {
  const value = Exact.parse(percent)
  return value !== null && value.sign >= 0 && value.compare(Exact.of(1000)) <= 0
}

import { printValue } from '../../design/datasets'
import { compileExpression, Trouble, type Expression, type LogicCode, type Scope } from '../../design/logic'
import type { Refusal } from '../../kernel'
import type { Language } from '../../languages'
import { Exact } from '../../money'
import { decisionWith, percentOf, saidBy, termsOf, undecided, type Ask, type CompiledAsk } from './asking'
import { decisionOf } from './decision-words'
import type { UnderwritingAnswer } from '../../design/parts'
import type { Reason } from './underwritten'

type Report = (problem: Refusal<LogicCode>) => void

/** A decision that another system gives: it stands in a data name that a connector feeds. */
export function compileAnswer(
  entry: UnderwritingAnswer,
  { scope, language, report }: { scope: Scope; language: Language; report: Report },
): CompiledAsk | null {
  const { names, spoken = [] } = entry
  const decision = compileExpression(names.decision, scope, { kind: 'text' })
  if (!decision.ok) report(decision.refusal)
  const others = new Map<string, Expression>()
  const further = spoken.flatMap(({ exclusion, message }) => [exclusion, message])
  for (const source of [names.reason, names.loading, names.exclusion, names.message, ...further]) {
    if (!source) continue
    const compiled = compileExpression(source, scope)
    if (compiled.ok) others.set(source, compiled.value)
    else report(compiled.refusal)
  }
  if (!decision.ok) return null
  const head = { source: 'connector', id: entry.id, title: entry.title, row: null } as const
  const ask: Ask = (frame) => {
    const word = decision.value.run(frame)
    if (word instanceof Trouble) return undecided(head, word)
    const read = (source = '') => textOf(others.get(source), frame)
    const said = saidBy({ columns: names, spoken }, language, read)
    const terms = { loading: percentOf(read(names.loading)), exclusion: said('exclusion'), message: said('message') }
    return verdictOf(head, String(word), { text: read(names.reason), ...terms })
  }
  const used = [decision.value, ...others.values()].flatMap((expression) => expression.names)
  return { ask, use: { where: 'underwriting', id: entry.id, title: entry.title, names: used } }
}

type Said = Parameters<typeof termsOf>[0] & { readonly text: string }

/** A word or a loading that nobody here understands is no decision: a person looks at it. */
function verdictOf(head: Pick<Reason, 'source' | 'id' | 'title' | 'row'>, word: string, said: Said) {
  const written = decisionOf(word)
  if (!written || (said.loading !== '' && !isLoading(said.loading))) {
    const [text, trouble] = written ? [said.loading, 'underwriting.badLoading'] : [word, 'underwriting.unknownDecision']
    return { reason: { ...head, decision: 'refer', text, trouble } as const, terms: [] }
  }
  const { decision, terms } = decisionWith(written, termsOf(said))
  return { reason: { ...head, decision, text: said.text, trouble: null }, terms }
}

const textOf = (expression: Expression | undefined, frame: Parameters<Ask>[0]): string => {
  const value = expression?.run(frame)
  return value === undefined || value instanceof Trouble ? '' : printValue(value).trim()
}

/** From 0 to 1000 percent. */
export function isLoading(percent: string): boolean {
  const value = Exact.parse(percent)
  return value !== null && value.sign >= 0 && value.compare(Exact.of(1000)) <= 0
}

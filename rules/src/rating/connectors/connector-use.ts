import {
  fitsName,
  readAnswer,
  readAnswers,
  type DataName,
  type Dataset,
  type DataType,
  type ExtraName,
  type RawAnswers,
} from '../../design/datasets'
import type { ConnectorUse } from '../../design/parts'
import { printDay, refusalOf, type Day, type Refusal } from '../../kernel'
import {
  compileExpression,
  scopeOf,
  Trouble,
  type Expression,
  type LogicCode,
  type LogicType,
  type Use,
} from '../../design/logic'
import { Exact } from '../../money'
import type { Value } from '../../design/datasets'
import type { Connector, FieldKind } from './connector'
import { JsonNumber, type JsonNode } from './json-node'
import type { FieldValues } from './read-fields'

export type KnownConnector = Pick<Connector, 'name' | 'inputs' | 'fields'> & { readonly id: string }

export type UseCode =
  | LogicCode
  | 'connectors.unknownConnector'
  | 'connectors.inputNotMapped'
  | 'connectors.inputNotPlain'
  | 'connectors.unknownField'
  | 'connectors.unknownName'
  | 'connectors.cannotFeed'
  | 'connectors.nameFedTwice'
export type UseProblem = Refusal<UseCode> & { readonly where: string }

export type CompiledUse = {
  readonly use: ConnectorUse
  readonly reads: Use
  /** 'skip' when it is not to be asked; a trouble when that cannot be said. */
  readonly ask: (moment: AskMoment) => 'skip' | Trouble | Readonly<Record<string, JsonNode>>
}
export type AskMoment = { readonly answers: RawAnswers; readonly today: Day; readonly startDate: Day }

export type UsesOutcome =
  | { readonly ok: true; readonly value: readonly CompiledUse[] }
  | { readonly ok: false; readonly problems: readonly UseProblem[] }

export function compileUses(
  uses: readonly ConnectorUse[],
  dataset: Dataset,
  known: readonly KnownConnector[],
): UsesOutcome {
  const problems: UseProblem[] = []
  const fed = new Set<string>()
  const compiled = uses.flatMap((use) => {
    const connector = known.find(({ id }) => id === use.connectorId)
    if (!connector) return (problems.push({ ...refusalOf('connectors.unknownConnector'), where: use.id }), [])
    return compileUse(use, connector, dataset, fed, problems) ?? []
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: compiled }
}

function compileUse(
  use: ConnectorUse,
  connector: KnownConnector,
  dataset: Dataset,
  fed: Set<string>,
  problems: UseProblem[],
): CompiledUse | null {
  const before = problems.length
  const report = (problem: Refusal<UseCode>) => void problems.push({ ...problem, where: use.id })
  const scope = scopeOf(dataset, [{ name: 'startDate', type: { kind: 'date' } }])
  const compile = (source: string, wanted?: LogicType): Expression | null => {
    const compiled = compileExpression(source, scope, wanted)
    if (!compiled.ok) report(compiled.refusal)
    return compiled.ok ? compiled.value : null
  }
  const when = use.when.trim() === '' ? null : compile(use.when, { kind: 'yesNo' })
  const inputs = connector.inputs.flatMap(({ name, kind }) => {
    const source = Object.hasOwn(use.inputs, name) ? (use.inputs[name] ?? '') : ''
    if (source.trim() === '') return (report(refusalOf('connectors.inputNotMapped', { name })), [])
    const expression = compile(source)
    if (expression && !isPlain(expression.type)) report(refusalOf('connectors.inputNotPlain', { name }))
    return expression ? [{ name, isText: kind === 'text', expression }] : []
  })
  checkOutputs(use, connector, dataset, fed, report)
  if (problems.length > before) return null
  const names = [...(when?.names ?? []), ...inputs.flatMap(({ expression }) => expression.names)]
  const reads: Use = { where: 'connector', id: use.id, title: connector.name, names }
  return { use, reads, ask: asker(dataset, when, inputs) }
}

function checkOutputs(
  { outputs }: ConnectorUse,
  connector: KnownConnector,
  dataset: Dataset,
  fed: Set<string>,
  report: (problem: Refusal<UseCode>) => void,
): void {
  for (const [field, name] of Object.entries(outputs)) {
    const kind = connector.fields.find((each) => each.name === field)?.kind
    const type = dataset.names.find((each) => each.name === name)?.type
    if (!kind) report(refusalOf('connectors.unknownField', { field, connector: connector.name }))
    if (!type) report(refusalOf('connectors.unknownName', { name }))
    if (kind && type && !canFeed(kind, type)) report(refusalOf('connectors.cannotFeed', { field, name }))
    if (fed.has(name)) report(refusalOf('connectors.nameFedTwice', { name }))
    fed.add(name)
  }
}

/** Kinds of names that could hold a field of each kind; a text may be anything that is written as one word. */
const FEEDS: Readonly<Record<FieldKind, readonly DataType['kind'][]>> = {
  text: ['text', 'number', 'money', 'date', 'dateTime', 'choice'],
  number: ['number', 'money', 'text', 'choice'],
  date: ['date', 'text'],
  yesNo: ['yesNo'],
}

export const canFeed = (kind: FieldKind, type: DataType): boolean => FEEDS[kind].includes(type.kind)

function asker(
  dataset: Dataset,
  when: Expression | null,
  inputs: readonly { name: string; isText: boolean; expression: Expression }[],
): CompiledUse['ask'] {
  return ({ answers, today, startDate }) => {
    const read = readAnswers(dataset.names, answers)
    if (!read.ok) return new Trouble('logic.unanswered', { name: read.refusal.field ?? '' })
    const frame = [...read.value, today, startDate]
    const met = when?.run(frame) ?? true
    if (met instanceof Trouble) return met
    if (met !== true) return 'skip'
    const values: Record<string, JsonNode> = {}
    for (const { name, isText, expression } of inputs) {
      const value = expression.run(frame)
      if (value instanceof Trouble) return value
      const node = toJson(value, expression.type)
      values[name] = isText && node instanceof JsonNumber ? node.text : node
    }
    return values
  }
}

/** What can be put into a request: single values and lists of them, not people and addresses whole. */
const isPlain = (type: LogicType): boolean =>
  type.kind === 'list' ? type.of.kind === 'text' : type.kind !== 'record' && type.kind !== 'nothing'

function toJson(value: Value, type: LogicType): JsonNode {
  if (value instanceof Exact) return new JsonNumber(value.toString())
  if (typeof value === 'number') return type.kind === 'dateTime' ? new Date(value).toISOString() : printDay(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return value.map((entry) => (typeof entry === 'string' ? entry : ''))
}

/** Names as a body knows them: of those that no question asks for, limits and format, too. */
export type FedDataset = { readonly names: readonly (DataName & { readonly extra?: ExtraName })[] }

/** The answers with what a connector said put in; the name of the first that cannot hold it, if one cannot. */
export function feedNames(
  use: ConnectorUse,
  fields: FieldValues,
  dataset: FedDataset,
  answers: RawAnswers,
): { readonly answers: RawAnswers; readonly misfit: string | null } {
  const fed: Record<string, unknown> = { ...answers }
  for (const [field, name] of Object.entries(use.outputs)) {
    if (!Object.hasOwn(fields, field)) continue
    const known = dataset.names.find((each) => each.name === name)
    const value = fields[field]
    const isFit = known && (known.extra ? fitsName(known.extra, value) : readAnswer(known.type, value).ok)
    if (!isFit) return { answers, misfit: name }
    fed[name] = value
  }
  return { answers: fed, misfit: null }
}

import {
  type CompiledUse,
  compileUses,
  fallbackValues,
  feedNames,
  type FieldValues,
  type InputValues,
} from '@coverwright/rules/connectors'
import type { RawAnswers } from '@coverwright/rules/datasets'
import { type Day, refusalOf } from '@coverwright/rules/kernel'
import { Trouble } from '@coverwright/rules/logic'
import { type Body, knownNames } from '@coverwright/rules/products'
import type { Reason } from '@coverwright/rules/underwriting'
import type { CompanyCtx } from '../platform/operations'
import { askConnector, questionHash } from './ask-connector'
import { armedConnector } from './load-connector'
import { knownConnector, usesOf } from './product-connectors'
import { findRecentAnswer, findRuns, type StoredRun } from './run-store'
import { findConnectors, type StoredConnector } from './store'

export type ToConnect = {
  readonly productId: string
  readonly body: Body
  readonly answers: RawAnswers
  readonly today: Day
  readonly startDate: Day
  /** Runs that a quote was worked out with: the same answers are taken again, and nobody is asked. */
  readonly replay?: readonly string[]
}

export type Connected = {
  /** The answers, with what connectors said put in. */
  readonly answers: RawAnswers
  /** To be kept with the quote: replaying it needs them. */
  readonly runs: readonly string[]
  /** For underwriting: what was referred or declined because nothing came back. */
  readonly reasons: readonly Reason[]
  /** Why there is no price at all, where a connector says so. */
  readonly noPrice: { readonly code: string; readonly connector: string } | null
}

/** Asks what a product asks of others, in the order of its body, before it is rated. Without connectors: nothing happens. */
export async function answersWithConnectors(ctx: CompanyCtx, given: ToConnect): Promise<Connected> {
  const uses = usesOf(given.body)
  let connected: Connected = { answers: given.answers, runs: [], reasons: [], noPrice: null }
  if (uses.length === 0) return connected
  const rows = await findConnectors(
    ctx,
    uses.map(({ connectorId }) => connectorId),
  )
  const recorded = given.replay ? await findRuns(ctx, given.replay) : null
  const dataset = { names: knownNames(given.body) }
  const compiled = compileUses(uses, dataset, rows.map(knownConnector))
  if (!compiled.ok) return { ...connected, noPrice: { code: compiled.problems[0]?.code ?? '', connector: '' } }
  for (const use of compiled.value) {
    const row = rows.find(({ id }) => id === use.use.connectorId) as StoredConnector
    const values = use.ask({ ...given, answers: connected.answers })
    if (values === 'skip') continue
    const run = values instanceof Trouble ? null : await runFor(ctx, { row, values, given, recorded })
    connected = take(connected, { use, row, run, dataset, trouble: values instanceof Trouble ? values : null })
  }
  return connected
}

type Question = { row: StoredConnector; values: InputValues; given: ToConnect; recorded: readonly StoredRun[] | null }

/** What was recorded, what was answered lately, or else the connector itself. */
async function runFor(ctx: CompanyCtx, { row, values, given, recorded }: Question): Promise<StoredRun | null> {
  const hash = questionHash(values)
  if (recorded) return recorded.find((run) => run.connectorId === row.id && run.questionHash === hash) ?? null
  const since = new Date(ctx.now().getTime() - row.design.reuseMinutes * 60_000)
  const known = row.design.reuseMinutes > 0 ? { connectorId: row.id, revision: row.revision, questionHash: hash } : null
  const recent = known && (await findRecentAnswer(ctx, { ...known, since }))
  if (recent) return recent
  return askConnector(ctx, {
    id: row.id,
    revision: row.revision,
    connector: armedConnector(ctx, row),
    values,
    cause: 'quote',
    productId: given.productId,
  })
}

type Taken = {
  use: CompiledUse
  row: StoredConnector
  run: StoredRun | null
  dataset: { names: ReturnType<typeof knownNames> }
  trouble: Trouble | null
}

function take(before: Connected, { use, row, run, dataset, trouble }: Taken): Connected {
  const runs = run ? [...before.runs, run.id] : before.runs
  const fed = run?.fields ? feedNames(use.use, run.fields, dataset, before.answers) : null
  if (fed && fed.misfit === null) return { ...before, runs, answers: fed.answers }
  const code =
    trouble?.code ?? (fed ? 'connectors.fieldNotFitting' : (run?.failure ?? refusalOf('connectors.notRecorded')).code)
  const { onFailure, fields } = row.design
  const standIn: FieldValues | null = onFailure === 'useValues' ? fallbackValues(fields) : null
  const instead = standIn && feedNames(use.use, standIn, dataset, before.answers)
  if (instead && instead.misfit === null) return { ...before, runs, answers: instead.answers }
  if (onFailure === 'noPrice') return { ...before, runs, noPrice: { code, connector: row.name } }
  return { ...before, runs, reasons: [...before.reasons, reasonOf(use, row, code)] }
}

/** Values that cannot stand in are no better than none: a person looks at it. */
const reasonOf = ({ use }: CompiledUse, { name, design }: StoredConnector, code: string): Reason => ({
  source: 'connector',
  id: use.id,
  title: name,
  decision: design.onFailure === 'decline' ? 'decline' : 'refer',
  text: '',
  row: null,
  trouble: code,
})

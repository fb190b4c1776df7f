import type { AskedView } from '@coverwright/contract/rating/connectors'
import { askingWaves, type CompiledUse, compileUses } from '@coverwright/rules/rating/connectors'
import { extraNamesOf, type RawAnswers } from '@coverwright/rules/design/datasets'
import { Trouble } from '@coverwright/rules/design/logic'
import { type Body, knownNames } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { askForUse } from './ask-for-use'
import type { Answered, Connected, ToConnect } from './connected'
import { knownConnector, usesOf } from './uses-of-body'
import { findConnectors, type StoredConnector } from './store'
import { takeAnswer } from './take-answer'

/** Asks what a product asks of others, before it is rated. Without connectors: nothing happens. */
export async function answersWithConnectors(ctx: CompanyCtx, given: ToConnect): Promise<Connected> {
  const uses = usesOf(given.body)
  let connected: Connected = { answers: given.answers, asked: [], reasons: [], noPrice: null }
  if (uses.length === 0) return connected
  const rows = await findConnectors(
    ctx,
    uses.map(({ connectorId }) => connectorId),
  )
  const dataset = { names: knownNames(given.body) }
  const compiled = compileUses(uses, dataset, rows.map(knownConnector))
  if (!compiled.ok) return { ...connected, ...unsound(compiled.problems[0], rows, given.body) }
  const typed = given.isSimulation ? typedNames(given) : []
  for (const wave of askingWaves(compiled.value)) {
    const asked = await eachOf(wave, async (use) => {
      const row = rows.find(({ id }) => id === use.use.connectorId) as StoredConnector
      const untyped = withoutTyped(use, typed)
      const answered = untyped ? await askOne(ctx, given, { use, row, answers: connected.answers }) : 'typed'
      return { use: untyped ?? use, row, answered } as const
    })
    for (const each of asked) connected = takeAnswer(connected, each, dataset)
  }
  return connected
}

type Asking = { use: CompiledUse; row: StoredConnector; answers: RawAnswers }

async function askOne(ctx: CompanyCtx, given: ToConnect, { use, row, answers }: Asking): Promise<Answered> {
  const values = use.ask({ ...given, answers })
  if (values === 'skip') return 'skipped'
  if (values instanceof Trouble) return { run: null, from: null, trouble: values }
  return askForUse(ctx, { row, values, given })
}

/** Names that no question asks for may be tried out by hand. */
const typedNames = ({ body, answers }: ToConnect): string[] =>
  extraNamesOf(body.dataset)
    .filter(({ name, source }) => source.kind === 'connector' && (answers[name] ?? '') !== '')
    .map(({ name }) => name)

/** Null when nothing is left that it would be asked for. */
function withoutTyped(entry: CompiledUse, typed: readonly string[]): CompiledUse | null {
  const outputs = Object.entries(entry.use.outputs)
  const left = outputs.filter(([, name]) => !typed.includes(name))
  if (left.length === 0 && outputs.length > 0) return null
  return left.length === outputs.length ? entry : { ...entry, use: { ...entry.use, outputs: Object.fromEntries(left) } }
}

/** All of them are heard before one is thrown: none may still speak to a transaction that was left. */
async function eachOf<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const settled = await Promise.allSettled(items.map(work))
  return settled.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
}

type Problem = { code: string; values?: Readonly<Record<string, string | number>>; where: string }

/** A product that asks wrongly asks nobody: there is no price until that is put right. */
function unsound(problem: Problem | undefined, rows: readonly StoredConnector[], body: Body) {
  const use = usesOf(body).find(({ id }) => id === problem?.where)
  const name = rows.find(({ id }) => id === use?.connectorId)?.name ?? ''
  const failure = problem ? { code: problem.code, values: { ...problem.values } } : null
  const asked: AskedView[] = use
    ? [
        {
          use: use.id,
          connectorId: use.connectorId,
          connector: name,
          outcome: 'noPrice',
          from: null,
          run: null,
          failure,
          fed: [],
        },
      ]
    : []
  return { asked, noPrice: name }
}

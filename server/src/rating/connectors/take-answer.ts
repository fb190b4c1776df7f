import type { AskedView } from '@coverwright/contract/rating/connectors'
import {
  type CompiledUse,
  fallbackValues,
  type FedDataset,
  feedNames,
  type FieldValues,
} from '@coverwright/rules/rating/connectors'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import type { Reason } from '@coverwright/rules/rating/underwriting'
import type { Answered, Connected } from './connected'
import type { StoredRun } from './run-store'
import type { StoredConnector } from './store'

type Taken = { readonly use: CompiledUse; readonly row: StoredConnector; readonly answered: Answered }

/** Puts what came back into the answers; where nothing usable came, the connector says what then. */
export function takeAnswer(before: Connected, { use, row, answered }: Taken, dataset: FedDataset): Connected {
  const view = (asked: Partial<AskedView> & Pick<AskedView, 'outcome'>): Connected => ({
    ...before,
    asked: [
      ...before.asked,
      {
        use: use.use.id,
        connectorId: row.id,
        connector: row.name,
        from: null,
        run: null,
        failure: null,
        fed: [],
        ...asked,
      },
    ],
  })
  if (typeof answered === 'string') return view({ outcome: answered })
  const { run, from } = answered
  const how = { from, run: run && presentRunOf(run) }
  const fed = run?.fields ? feedNames(use.use, run.fields, dataset, before.answers) : null
  if (fed && fed.misfit === null)
    return { ...view({ outcome: 'answered', ...how, fed: fedOf(use, run?.fields) }), answers: fed.answers }
  const failure = failureOf(answered, fed)
  const standIn = standInFor({ use, row, answered }, dataset, before.answers)
  if (standIn) return { ...view({ outcome: 'values', ...how, failure, fed: standIn.fed }), answers: standIn.answers }
  const { onFailure } = row.design
  if (onFailure === 'noPrice') return { ...view({ outcome: 'noPrice', ...how, failure }), noPrice: row.name }
  // Values that cannot stand in are no better than none: a person looks at it.
  const outcome = onFailure === 'decline' ? 'decline' : 'refer'
  const reasons = [...before.reasons, reasonOf(use, row, outcome, failure.code)]
  return { ...view({ outcome, ...how, failure }), reasons }
}

const presentRunOf = ({ id, askedAt, durationMs, tries }: StoredRun): AskedView['run'] => ({
  id,
  askedAt: askedAt.toISOString(),
  durationMs,
  tries,
})

function fedOf({ use }: CompiledUse, fields: FieldValues | null | undefined): AskedView['fed'] {
  return Object.entries(use.outputs).flatMap(([field, name]) => {
    const value = fields && Object.hasOwn(fields, field) ? fields[field] : undefined
    return value === undefined ? [] : [{ name, value }]
  })
}

type Fed = ReturnType<typeof feedNames>

function failureOf(answered: Exclude<Answered, string>, fed: Fed | null): NonNullable<AskedView['failure']> {
  const { run, trouble } = answered
  if (trouble) return { code: trouble.code, values: { ...trouble.values } }
  if (fed) return { code: 'connectors.fieldNotFitting', values: { name: fed.misfit ?? '' } }
  return run?.failure ?? { code: 'connectors.notRecorded', values: {} }
}

function standInFor({ use, row }: Taken, dataset: FedDataset, answers: RawAnswers) {
  const values = row.design.onFailure === 'useValues' ? fallbackValues(row.design.fields) : null
  const instead = values && feedNames(use.use, values, dataset, answers)
  return instead && instead.misfit === null ? { answers: instead.answers, fed: fedOf(use, values) } : null
}

const reasonOf = (
  { use }: CompiledUse,
  { name }: StoredConnector,
  decision: 'refer' | 'decline',
  code: string,
): Reason => ({
  source: 'connector',
  id: use.id,
  title: name,
  decision,
  text: '',
  row: null,
  trouble: code,
})

import type { Dataset } from '../datasets'
import { dataNameOf } from '../forms'
import { type Body, questionsOf } from './body'
import { plannedBody } from './planned-body'

/** Everything that logic, tables and documents of this body can speak of. */
export function datasetOf(body: Body): Dataset {
  return { names: questionsOf(plannedBody(body)).flatMap((question) => dataNameOf(question, body.currency) ?? []) }
}

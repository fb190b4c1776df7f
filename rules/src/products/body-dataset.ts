import type { Dataset } from '../datasets'
import { dataNameOf } from '../forms'
import { type Body, questionsOf } from './body'

/** Everything that logic, tables and documents of this body can speak of. */
export function datasetOf(body: Body): Dataset {
  return { names: questionsOf(body).flatMap((question) => dataNameOf(question, body.currency) ?? []) }
}

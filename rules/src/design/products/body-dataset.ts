import type { Dataset } from '../datasets'
import { type AskedQuestion, dataNameOf } from '../forms'
import { type Body, questionsOf } from './body'
import { plannedBody } from './planned-body'

/** Everything that logic, tables and documents of this body can speak of. */
export function datasetOf(body: Body): Dataset {
  return datasetWith(body, () => true)
}

/** What prices and decisions speak of. */
export const ratedDatasetOf = (body: Body): Dataset => datasetWith(body, (question) => isRated(body, question))

/**
 * Each plan is worked out for a customer, whichever they choose: it is known as `plan`, and the add-ons as `addOns`. By the
 * answer to the question every plan would cost what the chosen one does.
 */
export const isRated = ({ plans }: Body, { kind }: AskedQuestion): boolean =>
  (kind !== 'plan' && kind !== 'addOns') || !plans?.plans.length

function datasetWith(body: Body, isMeant: (question: AskedQuestion) => boolean): Dataset {
  const questions = questionsOf(plannedBody(body)).filter(isMeant)
  return { names: questions.flatMap((question) => dataNameOf(question, body.currency) ?? []) }
}

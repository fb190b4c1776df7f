import type { HeldView } from '@coverwright/contract/rating/connectors'
import { rateConnected } from '@coverwright/rules/rating/connectors'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import type { Rated, RatingRequest } from '@coverwright/rules/rating/rating'
import { answersWithConnectors, type Connected, heldValues, type ToConnect } from '../connectors'
import type { CompanyCtx } from '../../platform/operations'
import type { OpenRating } from './open-rating'

/** What connectors say of a customer who is tried; the product's own answers are known to them, too. */
export function connectCustomer(
  ctx: CompanyCtx,
  { opened, parts }: OpenRating,
  request: RatingRequest,
  asking: ToConnect['asking'],
): Promise<Connected> {
  const { productId, body } = opened
  const { today, startDate } = request
  const answers = { ...request.answers, ...parts.fixed }
  return answersWithConnectors(ctx, { productId, body, answers, today, startDate, asking, isSimulation: true })
}

/** Null while the product cannot be worked out. */
export function rateWith(open: OpenRating, request: RatingRequest, connected: Connected): Rated | null {
  if (!open.outcome.ok) return null
  return rateConnected(open.outcome.value.rate({ ...request, answers: connected.answers }), connected)
}

export const isWaiting = ({ asked }: Connected): boolean => asked.some(({ outcome }) => outcome === 'waiting')

/** Where many customers are worked out nobody is asked: what was said of this one, else what stands for it. */
export async function heldFor(ctx: CompanyCtx, { opened }: OpenRating, connected?: Connected): Promise<HeldView[]> {
  const asked = connected?.asked ?? []
  const said = asked.flatMap(({ fed, connector, outcome }) =>
    fed.map((each): HeldView => ({ ...each, connector, from: outcome === 'values' ? 'fallback' : 'record' })),
  )
  const known = new Set([...said.map(({ name }) => name), ...Object.keys(connected?.answers ?? {})])
  return [...said, ...(await heldValues(ctx, opened.body)).filter(({ name }) => !known.has(name))]
}

/** The answers of a customer with what is held in place of a connector's answer, as if it had been asked. */
export const withHeld = (answers: RawAnswers, held: readonly HeldView[]): RawAnswers => ({
  ...answers,
  ...Object.fromEntries(held.map(({ name, value }) => [name, value])),
})

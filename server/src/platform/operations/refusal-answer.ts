import { type Envelope, FRAME_REFUSALS, STATUS } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import { Unfit } from './read-input'

/** Constraint of the database -> refusal code: what the database guards, a person still gets in words. */
export type ConstraintRefusals = Readonly<Record<string, string>>

const FRAME_STATUS: Readonly<Record<string, number>> = {
  [FRAME_REFUSALS.parameterException]: STATUS.badRequest,
  [FRAME_REFUSALS.idempotencyKeyMissing]: STATUS.badRequest,
  [FRAME_REFUSALS.signing]: STATUS.signing,
  [FRAME_REFUSALS.operationLimit]: STATUS.limited,
  [FRAME_REFUSALS.maintenance]: STATUS.maintenance,
  [FRAME_REFUSALS.serverError]: STATUS.serverError,
}

/** The one place where a refusal becomes the wire's answer. */
export function refusalAnswer(refusal: Refused): Envelope {
  const status = refusal instanceof Unfit ? STATUS.badRequest : statusOf(refusal.code)
  const answer: Envelope = { status, data: null, message: refusal.code }
  if (refusal.field !== undefined) answer.field = refusal.field
  if (refusal.values !== undefined) answer.values = refusal.values
  if (refusal.current !== undefined) answer.current = refusal.current
  return answer
}

function statusOf(code: string): number {
  if (code.endsWith('.notFound')) return STATUS.notFound
  if (code.endsWith('.noPermission')) return STATUS.forbidden
  return FRAME_STATUS[code] ?? STATUS.refused
}

/** The refusal in what was thrown, or null when it is a bug. */
export function refusalIn(thrown: unknown, constraints: ConstraintRefusals): Refused | null {
  if (thrown instanceof Refused) return thrown
  const constraint = brokenConstraint(thrown) ?? brokenConstraint((thrown as { cause?: unknown } | null)?.cause)
  const code = constraint === null ? undefined : constraints[constraint]
  return code === undefined ? null : new Refused(code)
}

/** Unique, exclusion and check violations; drizzle keeps PostgreSQL's own error as the cause of its own. */
const CONSTRAINT_ERRORS = new Set(['23505', '23P01', '23514'])

function brokenConstraint(thrown: unknown): string | null {
  const error = thrown as { code?: unknown; constraint?: unknown } | null | undefined
  if (typeof error?.code !== 'string' || !CONSTRAINT_ERRORS.has(error.code)) return null
  return typeof error.constraint === 'string' ? error.constraint : null
}

import { FRAME_REFUSALS, type Operation } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'

/** A schema may name the refusal that its own rule is; the words for it are then more telling than the general ones. */
const REFUSAL_CODE = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/

/** The request does not fit its schema: status 400, whatever code it has. */
export class Unfit extends Refused {}

/** The request as its schema has it, or the refusal that names the first field that does not fit. */
export function readInput(operation: Operation, sent: unknown): unknown {
  const read = operation.takes.safeParse(sent)
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const field = issue?.path.join('.')
  const code = issue && REFUSAL_CODE.test(issue.message) ? issue.message : FRAME_REFUSALS.parameterException
  throw new Unfit(code, field ? { field } : {})
}

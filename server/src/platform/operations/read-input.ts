import { FRAME_REFUSALS, type Operation } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'

/** The request as its schema has it, or the refusal that names the first field that does not fit. */
export function readInput(operation: Operation, sent: unknown): unknown {
  const read = operation.takes.safeParse(sent)
  if (read.success) return read.data
  const field = read.error.issues[0]?.path.join('.')
  throw new Refused(FRAME_REFUSALS.parameterException, field ? { field } : {})
}

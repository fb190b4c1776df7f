import type { Envelope } from '@coverwright/contract/platform'

/** The server said no, with a code that the texts turn into words. */
export class RefusedCall extends Error {
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  readonly values: Record<string, string | number>
  /** How that stands now which others changed first. */
  readonly current: unknown

  constructor(answer: Pick<Envelope, 'status' | 'message' | 'field' | 'values' | 'current'>) {
    super(answer.message)
    this.name = 'RefusedCall'
    this.status = answer.status
    this.code = answer.message
    this.field = answer.field
    this.values = answer.values ?? {}
    this.current = answer.current
  }
}

type FailureReason = 'network' | 'timedOut' | 'expired' | 'overload' | 'notOurs'

/** The call never got an answer of this product. The person has already been told where a dialog is due. */
export class FailedCall extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly httpStatus = 0,
  ) {
    super(reason)
    this.name = 'FailedCall'
  }
}

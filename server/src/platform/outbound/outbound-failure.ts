/** Why nothing came back. The first group was refused here, before anything left; the second happened on the way. */
export const outboundFailures = [
  'notAnAddress',
  'notHttp',
  'namesPerson',
  'portClosed',
  'notPublic',
  'tooManyRedirects',
  'redirectDowngraded',
  'busy',
  'nameUnknown',
  'notReached',
  'notTrusted',
  'timedOut',
  'tooLarge',
  'encoded',
] as const
export type OutboundFailureCode = (typeof outboundFailures)[number]

export class OutboundFailure extends Error {
  constructor(
    readonly code: OutboundFailureCode,
    /** The host that is meant; never a whole address, whose query may hold what is nobody's business. */
    readonly host = '',
  ) {
    super(`Not asked: ${code}${host ? ` (${host})` : ''}`)
  }
}

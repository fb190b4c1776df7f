/** The refusals that the frame itself gives, before or around any room's own; each has its words in the console. */
export const FRAME_REFUSALS = {
  /** 400: 'Parameter exception'. */
  parameterException: 'platform.parameterException',
  /** 104: the signature, its time or its nonce was not accepted. */
  signing: 'platform.signing',
  /** 403 */
  noPermission: 'platform.noPermission',
  /** 429: 'Your operation limit exceed, please try again later'. */
  operationLimit: 'platform.operationLimit',
  /** 500: 'Server error'. */
  serverError: 'platform.serverError',
  /** 503: 'We are Under Maintenance.' */
  maintenance: 'platform.maintenance',
  /** 400: a writing call came without its Idempotency-Key. */
  idempotencyKeyMissing: 'platform.idempotencyKeyMissing',
  /** 409: the key was used before, for another body. */
  idempotencyKeyReused: 'platform.idempotencyKeyReused',
  /** 409: the installation has no operator key, so nobody is its operator. */
  noOperatorKey: 'platform.noOperatorKey',
  /** 409 */
  wrongOperatorKey: 'platform.wrongOperatorKey',
} as const

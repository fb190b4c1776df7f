/** Every call answers HTTP 200 with this body; `status` is 200 or a code of the error catalogue. */
export type Envelope<Data = unknown> = {
  status: number
  data: Data | null
  /** The refusal's code, for example `session.wrongPassword`; the console turns it into words. Empty on success. */
  message: string
  /** The field that a refusal is about, where there is one. */
  field?: string
  /** Values that the words of a refusal need, for example `{ limit: 10 }`. */
  values?: Record<string, string | number>
  /** How that stands now which the call wanted to change: for a refusal because others were first. */
  current?: unknown
}

/** Body statuses of the wire. HTTP 201 (session expired) is not one of them: it has no body status. */
export const STATUS = {
  ok: 200,
  /** Signature, timestamp or nonce not accepted: the client drops its signing keys, fetches new ones, repeats once. */
  signing: 104,
  /** The request does not fit its schema. */
  badRequest: 400,
  forbidden: 403,
  notFound: 404,
  /** A rule of the business says no. */
  refused: 409,
  limited: 429,
  serverError: 500,
  maintenance: 503,
} as const

/** HTTP 201 with no data: the session has expired. Reserved: no call answers 201 for anything else. */
export const HTTP_SESSION_EXPIRED = 201

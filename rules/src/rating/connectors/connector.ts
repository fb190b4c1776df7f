/** Spec 9: an API connector is Internal (our own network) or External. */
export const connectorKinds = ['internal', 'external'] as const
export type ConnectorKind = (typeof connectorKinds)[number]

export const connectorMethods = ['GET', 'POST'] as const
export type ConnectorMethod = (typeof connectorMethods)[number]

export const resultTypes = ['text', 'json', 'csv'] as const
export type ResultType = (typeof resultTypes)[number]

export const fieldKinds = ['text', 'number', 'yesNo', 'date'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** What happens to a quote whose connector gives no answer. */
export const failurePolicies = ['refer', 'decline', 'useValues', 'noPrice'] as const
export type FailurePolicy = (typeof failurePolicies)[number]

/** What the connector has to be told, and an example to try it with. */
export type ConnectorInput = { readonly name: string; readonly kind: FieldKind; readonly sample: string }

/** Values may hold `{input}`; those of secret headers are kept encrypted and never shown again. */
export type ConnectorHeader = { readonly name: string; readonly value: string; readonly isSecret: boolean }
export type ConnectorParam = { readonly name: string; readonly value: string }
/** `vehicle.plate` is the field plate inside vehicle. A value that is one `{input}` alone keeps its type. */
export type ConnectorBodyField = { readonly field: string; readonly value: string }

/** One thing taken from the answer: where it stands (a JSON pointer), what it is, and what to use when it is not there. */
export type ConnectorField = {
  readonly name: string
  readonly pointer: string
  readonly kind: FieldKind
  readonly fallback: string
}

export type Connector = {
  readonly name: string
  readonly kind: ConnectorKind
  readonly method: ConnectorMethod
  readonly url: string
  readonly inputs: readonly ConnectorInput[]
  readonly headers: readonly ConnectorHeader[]
  readonly params: readonly ConnectorParam[]
  readonly body: readonly ConnectorBodyField[]
  readonly resultType: ResultType
  readonly fields: readonly ConnectorField[]
  readonly timeLimitSeconds: number
  readonly retries: number
  readonly onFailure: FailurePolicy
  /** An answer to the same question is used again for so long; 0 asks every time. */
  readonly reuseMinutes: number
}

export const connectorLimits = {
  name: 80,
  url: 2_000,
  entries: 50,
  text: 2_000,
  timeLimitSeconds: { min: 1, max: 10 },
  retries: { min: 0, max: 3 },
  reuseMinutes: { min: 0, max: 1_440 },
  /** All tries together: a customer is waiting. */
  wholeSeconds: 20,
  answerBytes: 262_144,
} as const

/** Before the second, third and fourth try. */
export const backOffMs = (tries: number): number => 200 * 2 ** Math.max(0, tries - 1)

/** One that asks nothing yet, for a new connector's form. */
export const startingConnector: Connector = {
  name: '',
  kind: 'external',
  method: 'GET',
  url: '',
  inputs: [],
  headers: [],
  params: [],
  body: [],
  resultType: 'json',
  fields: [],
  timeLimitSeconds: 5,
  retries: 1,
  onFailure: 'refer',
  reuseMinutes: 5,
}

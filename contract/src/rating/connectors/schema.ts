import {
  connectorKinds,
  connectorLimits,
  connectorMethods,
  failurePolicies,
  fieldKinds,
  resultTypes,
} from '@coverwright/rules/rating/connectors'
import { z } from 'zod'
import { ConnectorUse } from '../../design/parts'

const { entries, name, text, url } = connectorLimits
const line = z.string().max(200)
const long = z.string().max(text)
const whole = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max)

/** A secret header that is sent with an empty value keeps the value that it has. */
export const ConnectorHeaderDraft = z.object({ name: line, value: long, isSecret: z.boolean() })

/** A connector as a form sends it; the rules say whether it is a sound one. */
export const ConnectorDraft = z.object({
  name: z.string().trim().max(name),
  kind: z.enum(connectorKinds),
  method: z.enum(connectorMethods),
  url: z.string().trim().max(url),
  inputs: z.array(z.object({ name: line, kind: z.enum(fieldKinds), sample: long })).max(entries),
  headers: z.array(ConnectorHeaderDraft).max(entries),
  params: z.array(z.object({ name: line, value: long })).max(entries),
  body: z.array(z.object({ field: line, value: long })).max(entries),
  resultType: z.enum(resultTypes),
  fields: z
    .array(z.object({ name: line, pointer: z.string().max(500), kind: z.enum(fieldKinds), fallback: line }))
    .max(entries),
  timeLimitSeconds: whole(connectorLimits.timeLimitSeconds),
  retries: whole(connectorLimits.retries),
  onFailure: z.enum(failurePolicies),
  reuseMinutes: whole(connectorLimits.reuseMinutes),
})
export type ConnectorDraft = z.infer<typeof ConnectorDraft>

const Product = z.object({ id: z.uuid(), name: z.string() })

/** Secret values are not in it: their headers have an empty one. */
export const ConnectorView = ConnectorDraft.extend({
  id: z.uuid(),
  revision: z.int(),
  /** Names of the secret headers that have a value. */
  keptSecrets: z.array(z.string()),
  usedBy: z.array(Product),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'run', 'delete'])),
})
export type ConnectorView = z.infer<typeof ConnectorView>

export const runStates = ['answered', 'failed'] as const
/** `simulation` is a customer who was only tried: such a run is no part of a sale and goes like a try. */
export const runCauses = ['try', 'quote', 'offer', 'simulation', 'retry', 'automation'] as const

export const ConnectorRow = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(connectorKinds),
  method: z.enum(connectorMethods),
  host: z.string(),
  resultType: z.enum(resultTypes),
  fieldCount: z.int(),
  lastRun: z.object({ state: z.enum(runStates), at: z.iso.datetime() }).nullable(),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['edit', 'run', 'delete'])),
})
export type ConnectorRow = z.infer<typeof ConnectorRow>

const Failure = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** One run (task) as the list shows it. */
export const RunRow = z.object({
  id: z.uuid(),
  connectorId: z.uuid(),
  connectorName: z.string(),
  cause: z.enum(runCauses),
  product: Product.nullable(),
  state: z.enum(runStates),
  /** The HTTP status of the last answer, where one came. */
  status: z.int().nullable(),
  failure: Failure.nullable(),
  tries: z.int(),
  durationMs: z.int(),
  askedAt: z.iso.datetime(),
  may: z.array(z.enum(['retry'])),
})
export type RunRow = z.infer<typeof RunRow>

/** The same with what was asked, without secrets, and what came back. */
export const RunView = RunRow.extend({
  request: z
    .object({
      method: z.enum(connectorMethods),
      url: z.string(),
      headers: z.array(z.object({ name: z.string(), value: z.string() })),
      body: z.string().nullable(),
    })
    .nullable(),
  resultType: z.enum(resultTypes),
  answer: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])).nullable(),
  retryOf: z.uuid().nullable(),
})
export type RunView = z.infer<typeof RunView>

/**
 * How asking went for one customer: answered; its stand-in values, a referral, a decline or no price where nothing came;
 * waiting where nobody asked yet; typed where the person said it instead; skipped where its condition does not hold.
 */
export const askedOutcomes = [
  'answered',
  'values',
  'refer',
  'decline',
  'noPrice',
  'waiting',
  'typed',
  'skipped',
] as const
const FedName = z.object({ name: z.string(), value: z.union([z.string(), z.boolean()]) })

export const AskedView = z.object({
  use: z.string(),
  connectorId: z.uuid(),
  connector: z.string(),
  outcome: z.enum(askedOutcomes),
  /** Asked just now, or taken from an earlier run; null where there is no run at all. */
  from: z.enum(['live', 'record']).nullable(),
  run: z.object({ id: z.uuid(), askedAt: z.iso.datetime(), durationMs: z.int(), tries: z.int() }).nullable(),
  failure: Failure.nullable(),
  /** The data names that it answered, or that its stand-in values did. */
  fed: z.array(FedName),
})
export type AskedView = z.infer<typeof AskedView>

/** Whom to ask for a customer: nobody, those who have not said yet, or everybody once more. */
export const askings = ['recorded', 'live', 'again'] as const

/** The one value that stands for a connector's answer where nobody is asked: for many customers at once. */
export const HeldView = FedName.extend({ connector: z.string(), from: z.enum(['fallback', 'record']) })
export type HeldView = z.infer<typeof HeldView>

export const UseProblemView = Failure.extend({ where: z.string() })

/** What a product asks connectors for, and all that an editor needs to change it. */
export const ProductConnectors = z.object({
  productId: z.uuid(),
  revision: z.int(),
  uses: z.array(ConnectorUse),
  problems: z.array(UseProblemView),
  connectors: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      inputs: z.array(z.string()),
      fields: z.array(z.object({ name: z.string(), kind: z.enum(fieldKinds) })),
    }),
  ),
  held: z.array(HeldView),
  may: z.array(z.enum(['edit'])),
})
export type ProductConnectors = z.infer<typeof ProductConnectors>

import {
  domainActs,
  domainStates,
  domainWays,
  lookUpFailures,
  recordKinds,
  targetKinds,
} from '@coverwright/rules/account/domains'
import { z } from 'zod'

const Sum = z.object({ minor: z.int(), currency: z.string() })

/** As it was typed; what it means is read by the server. */
export const TypedName = z.object({ name: z.string().trim().min(1).max(300) })
export type TypedName = z.infer<typeof TypedName>

/** What is shown at a domain. */
export const DomainTarget = z.object({ kind: z.enum(targetKinds), id: z.uuid() })
export type DomainTarget = z.infer<typeof DomainTarget>

export const TargetView = z.object({
  kind: z.enum(targetKinds),
  id: z.uuid(),
  /** The product or the page, and where it is without a domain. */
  title: z.string(),
  path: z.string(),
})
export type TargetView = z.infer<typeof TargetView>

export const RecordView = z.object({
  purpose: z.enum(['claim', 'route']),
  kind: z.enum(recordKinds),
  name: z.string(),
  value: z.string(),
  isProven: z.boolean(),
  /** What each resolver said at the last check; empty before the first. */
  found: z.array(
    z.object({ resolver: z.string(), values: z.array(z.string()), failure: z.enum(lookUpFailures).nullable() }),
  ),
})
export type RecordView = z.infer<typeof RecordView>

export const certificateStates = ['none', 'waiting', 'failing', 'valid', 'expired'] as const
export const certificateFailures = ['unreachable', 'notValidated', 'refused'] as const
export type CertificateFailure = (typeof certificateFailures)[number]

export const CertificateView = z.object({
  state: z.enum(certificateStates),
  until: z.iso.datetime().nullable(),
  renews: z.boolean(),
  failure: z.enum(certificateFailures).nullable(),
  nextTryAt: z.iso.datetime().nullable(),
})

export const DomainRowView = z.object({
  id: z.uuid(),
  /** As people read it. */
  name: z.string(),
  /** As machines write it. */
  host: z.string(),
  way: z.enum(domainWays),
  state: z.enum(domainStates),
  orderId: z.uuid().nullable(),
  target: TargetView.nullable(),
  /** Where visitors find it, once it is served. */
  url: z.string().nullable(),
  paidUntil: z.iso.date().nullable(),
  autoRenew: z.boolean(),
  certificate: CertificateView,
  madeAt: z.iso.datetime(),
  may: z.array(z.enum(domainActs)),
})
export type DomainRowView = z.infer<typeof DomainRowView>

export const DomainView = DomainRowView.extend({
  records: z.array(RecordView),
  checkedAt: z.iso.datetime().nullable(),
  /** The claim was not found since then; served until it has been gone for some days. */
  lostAt: z.iso.datetime().nullable(),
})
export type DomainView = z.infer<typeof DomainView>

export const OfferedName = z.object({
  name: z.string(),
  isAvailable: z.boolean(),
  /** A year of it; null where the ending is not sold. */
  price: Sum.nullable(),
})
export type OfferedName = z.infer<typeof OfferedName>

import { isLoading } from '@coverwright/rules/rating/underwriting'
import { moneyPartKinds, quoteStandings } from '@coverwright/rules/selling/quotes'
import { caseEntryKinds, caseStates } from '@coverwright/rules/service/cases'
import { isCurrency } from '@coverwright/rules/money'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'

const Sum = z.object({ minor: z.int(), currency: z.string() })
const said = z.string().trim().min(1).max(500)

/** What a clerk asks on top of what the rules say. A loading is in percent of the premium before loadings. */
export const ClerkTerms = z.object({
  loadingPercent: z
    .string()
    .max(20)
    .refine((percent) => percent === '' || isLoading(percent), 'cases.badLoading')
    .default(''),
  fee: z
    .object({ minor: z.int().min(1).max(1e12), currency: z.string().refine(isCurrency) })
    .nullable()
    .default(null),
  exclusions: z.array(said).max(20).default([]),
})
export type ClerkTerms = z.output<typeof ClerkTerms>

export const CaseRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(caseStates),
  holderName: z.string(),
  productId: z.uuid(),
  productName: z.string(),
  planTitle: z.string(),
  /** As quoted, and as offered once a person has offered it; null where no price could be worked out. */
  total: Sum.nullable(),
  /** The first reason, in a line. */
  why: z.string(),
  isTest: z.boolean(),
  takenBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
})
export type CaseRowView = z.infer<typeof CaseRowView>

export const CasePrice = z.object({
  total: Sum,
  parts: z.array(z.object({ kind: z.enum(moneyPartKinds), code: z.string(), title: z.string(), amount: Sum })),
  worksheet: z.array(
    z.object({ step: z.string(), title: z.string(), source: z.string().nullable(), result: z.string() }),
  ),
  /** What it does not cover, in words. */
  exclusions: z.array(z.string()),
  /** What else it comes with, in words; loadings and fees are in the amounts. */
  notes: z.array(z.string()),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  ratingHash: z.string(),
})
export type CasePrice = z.infer<typeof CasePrice>

/** What was written into the file. */
export const CaseEntry = z.object({
  place: z.int(),
  kind: z.enum(caseEntryKinds),
  at: z.iso.datetime(),
  /** Empty where nobody did it: the buyer sent their answers, or the rules decided. */
  memberName: z.string(),
  /** For colleagues. */
  note: z.string(),
  /** As the buyer read it. */
  message: z.string(),
  /** Of an offer. */
  total: Sum.nullable(),
  loadingPercent: z.string(),
})
export type CaseEntry = z.infer<typeof CaseEntry>

export const CaseView = CaseRowView.extend({
  quoteId: z.uuid(),
  quoteState: z.enum(quoteStandings),
  /** Until when an offer holds. */
  validUntil: z.iso.datetime().nullable(),
  language: z.enum(languages),
  channel: z.string(),
  releaseHash: z.string(),
  email: z.string(),
  takenAt: z.iso.datetime().nullable(),
  reasons: z.array(
    z.object({ title: z.string(), text: z.string(), decision: z.string(), trouble: z.string().nullable() }),
  ),
  answers: z.array(z.object({ page: z.string(), title: z.string(), text: z.string() })),
  /** The price that stands: as quoted, or as offered. */
  quoted: CasePrice.nullable(),
  /** Whether a person has offered it. */
  isOffered: z.boolean(),
  entries: z.array(CaseEntry),
  /** To whom it can be handed. */
  colleagues: z.array(z.object({ id: z.uuid(), name: z.string() })),
  isMine: z.boolean(),
  may: z.array(z.enum(['decide', 'take', 'handOver', 'note'])),
})
export type CaseView = z.infer<typeof CaseView>

const Held = z.object({ this: Sum, limit: Sum.nullable() })

/** How a decision stands to what the caller may decide; a limit that is null is none. */
export const AuthorityCheck = z.object({
  refusal: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  /** Which roles may decide it so. */
  roles: z.array(z.string()),
  /** Null where neither the plan nor the buyer names one. */
  sumInsured: Held.extend({ this: Sum.nullable() }),
  premium: Held,
  loading: z.object({ this: z.string(), limit: z.string().nullable() }),
  mayDecline: z.boolean(),
})
export type AuthorityCheck = z.infer<typeof AuthorityCheck>

export const TermsPreview = z.object({
  quoted: CasePrice.nullable(),
  withTerms: CasePrice,
  authority: AuthorityCheck,
})
export type TermsPreview = z.infer<typeof TermsPreview>

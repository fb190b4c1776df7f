import { dataKinds } from '@coverwright/rules/design/datasets'
import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import { decisions, isLoading, type Reason } from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'
import { Guide, Term } from '../../design/parts'
import { AskedView } from '../connectors'

const percent = z.string().max(20)
const Money = z.object({ minor: z.int().min(0).max(1e15), currency: z.string().refine(isCurrency) })
const Values = z.record(z.string(), z.union([z.string(), z.number()]))

/** What is wrong, and with which rule or table of the guide. */
export const GuideProblem = z.object({ code: z.string(), values: Values, where: z.string() })
export type GuideProblem = z.infer<typeof GuideProblem>

/** A name that conditions may use. */
export const GuideName = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(dataKinds),
  currency: z.string().nullable(),
  options: z.array(z.string()),
  from: z.enum(['question', 'cover', 'extra', 'plan']),
})
export type GuideName = z.infer<typeof GuideName>

export const GuideTable = z.object({
  key: z.string(),
  tableId: z.uuid(),
  name: z.string(),
  rowCount: z.int(),
  /** A price table decides by its figures: a row without one is for whom there is no price. */
  use: z.enum(['pricing', 'underwriting']),
  /** What is looked up, and what can be read from a row. */
  inputs: z.array(z.object({ id: z.string(), title: z.string() })),
  outputs: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type GuideTable = z.infer<typeof GuideTable>

export const GuideView = z.object({
  productId: z.uuid(),
  revision: z.int(),
  currency: z.string(),
  /** What the product is sold in; the first is that of plain texts. */
  languages: z.array(z.enum(languages)),
  guide: Guide,
  problems: z.array(GuideProblem),
  names: z.array(GuideName),
  tables: z.array(GuideTable),
  today: z.iso.date(),
  may: z.array(z.enum(['edit'])),
})
export type GuideView = z.infer<typeof GuideView>

export const DecidedView = z.object({
  /** Null while the guide has problems, or an answer cannot be read. */
  decided: z
    .object({ decision: z.enum(decisions), terms: z.array(Term), reasons: z.array(z.custom<Reason>()) })
    .nullable(),
  problems: z.array(GuideProblem),
  refusal: z.object({ code: z.string(), field: z.string() }).nullable(),
  /** Whom the product asks about this customer, and how that went. */
  asked: z.array(AskedView),
})
export type DecidedView = z.infer<typeof DecidedView>

const Limit = z.object({
  mostSumInsured: Money.nullable(),
  mostPremium: Money.nullable(),
  mostLoadingPercent: percent.regex(/^\d{1,4}(\.\d{1,4})?$/).nullable(),
  mayDecline: z.boolean(),
  /** For products of other currencies. */
  elsewhere: z
    .array(
      z.object({ currency: z.string().length(3), mostSumInsured: Money.nullable(), mostPremium: Money.nullable() }),
    )
    .max(20)
    .optional(),
})

/** `limit` is null for a role that decides no referred case at all; inside it null is without limit. */
export const RoleLimit = z.object({ roleId: z.uuid(), limit: Limit.nullable() })
export type RoleLimit = z.infer<typeof RoleLimit>

export const AuthorityView = z.object({
  roles: z.array(
    RoleLimit.extend({
      name: z.string(),
      system: z.string().nullable(),
      memberCount: z.int(),
      /** The primary user's role decides everything, always. */
      isFixed: z.boolean(),
    }),
  ),
  may: z.array(z.enum(['edit'])),
})
export type AuthorityView = z.infer<typeof AuthorityView>

/** In a guide a loading may be half typed; a case is asked about with one that is a number. */
const SettledTerm = Term.refine((term) => term.kind !== 'loading' || isLoading(term.percent))

export const CaseAsked = z.object({
  decision: z.enum(['accept', 'acceptWithTerms', 'decline']),
  sumInsured: Money.nullable(),
  premium: Money.nullable(),
  terms: z.array(SettledTerm).max(50),
})

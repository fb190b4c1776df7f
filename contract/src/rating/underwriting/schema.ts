import { dataKinds } from '@coverwright/rules/design/datasets'
import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import {
  decisions,
  isLoading,
  type Reason,
  type Term as TermShape,
  type UnderwritingGuide,
} from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'
import { AskedView } from '../connectors'

const id = z.string().min(1).max(60)
const title = z.string().max(120)
const text = z.string().max(500)
/** Words for a buyer, by language; a plain text is in the product's first one. */
const said = z.union([text, z.partialRecord(z.enum(languages), z.string().trim().max(500))])
const percent = z.string().max(20)
const expression = z.string().max(4_000)
const Money = z.object({ minor: z.int().min(0).max(1e15), currency: z.string().refine(isCurrency) })
const Values = z.record(z.string(), z.union([z.string(), z.number()]))

export const Term = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loading'), percent }),
  z.object({ kind: z.literal('fee'), amount: Money }),
  z.object({ kind: z.literal('exclusion'), text: said }),
  z.object({ kind: z.literal('message'), text: said }),
]) satisfies z.ZodType<TermShape>

const Verdict = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept') }),
  z.object({ decision: z.literal('acceptWithTerms'), terms: z.array(Term).max(20) }),
  z.object({ decision: z.literal('refer') }),
  z.object({ decision: z.literal('decline') }),
])

const Places = z.object({
  decision: z.string().max(64),
  reason: z.string().max(64).optional(),
  loading: z.string().max(64).optional(),
  exclusion: z.string().max(64).optional(),
  message: z.string().max(64).optional(),
})
const spoken = z
  .array(Places.pick({ exclusion: true, message: true }).extend({ language: z.enum(languages) }))
  .max(languages.length)
  .optional()

const isOff = z.boolean().optional()

/** Rules and tables as a form sends them; the rules say what is wrong with them. */
export const Guide = z.object({
  version: z.literal(1),
  /** Said by the server: the product's first language. */
  language: z.enum(languages).optional(),
  rules: z.array(z.object({ id, title, when: expression, reason: text, verdict: Verdict, isOff })).max(500),
  tables: z
    .array(
      z.object({
        id,
        title,
        table: z.string().max(64),
        inputs: z.record(z.string().max(64), expression),
        columns: Places,
        spoken,
        otherwise: z.enum(['accept', 'refer', 'decline']),
        isOff,
      }),
    )
    .max(50),
  answers: z
    .array(z.object({ id, title, names: Places, spoken, isOff }))
    .max(20)
    .optional(),
}) satisfies z.ZodType<UnderwritingGuide>
export type Guide = z.infer<typeof Guide>

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
  sumInsured: Money,
  premium: Money,
  terms: z.array(SettledTerm).max(50),
})

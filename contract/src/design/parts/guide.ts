import { languages } from '@coverwright/rules/languages'
import { isCurrency } from '@coverwright/rules/money'
import type { Term as TermShape, UnderwritingGuide } from '@coverwright/rules/design/parts'
import { z } from 'zod'
import { shapeOf } from '../../platform'

const id = z.string().min(1).max(60)
const title = z.string().max(120)
const text = z.string().max(500)
/** Words for a buyer, by language; a plain text is in the product's first one. */
const said = z.union([text, z.partialRecord(z.enum(languages), z.string().trim().max(500))])
const percent = z.string().max(20)
const expression = z.string().max(4_000)
const Money = z.object({ minor: z.int().min(0).max(1e15), currency: z.string().refine(isCurrency) })

export const Term = shapeOf<TermShape>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('loading'), percent }),
    z.object({ kind: z.literal('fee'), amount: Money }),
    z.object({ kind: z.literal('exclusion'), text: said }),
    z.object({ kind: z.literal('message'), text: said }),
  ]),
)

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
export const Guide = shapeOf<UnderwritingGuide>()(
  z.object({
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
  }),
)
export type Guide = UnderwritingGuide

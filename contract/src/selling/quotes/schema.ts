import { languages } from '@coverwright/rules/languages'
import { moneyPartKinds, quoteStandings } from '@coverwright/rules/selling/quotes'
import { z } from 'zod'
import { AnyJson } from '../../platform'

/** The secret in a buyer's link: it says whose company it is in, and opens one thing there. */
export const BuyerToken = z.string().regex(/^[A-Za-z0-9_-]{54}$/)

/** An amount, and how the reader writes it. */
export const Price = z.object({ minor: z.int(), currency: z.string(), text: z.string() })

/** By data name, as they were typed. */
export const BuyerAnswers = z.record(z.string().min(1).max(64), AnyJson)

/** A price as its buyer reads it: nothing of how it was found. */
export const PromisedPrice = z.object({
  plan: z.string(),
  planTitle: z.string(),
  addOns: z.array(z.object({ id: z.string(), title: z.string() })),
  total: Price,
  parts: z.array(z.object({ kind: z.enum(moneyPartKinds), code: z.string(), title: z.string(), amount: Price })),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  /** Exclusions and messages that the cover comes with. */
  notes: z.array(z.object({ kind: z.enum(['exclusion', 'message']), text: z.string() })),
})
export type PromisedPrice = z.infer<typeof PromisedPrice>

/** A quote as whoever has its link sees it. */
export const QuoteView = z.object({
  /** What stands in a letter: short, and no secret. */
  reference: z.string(),
  slug: z.string(),
  bodyHash: z.string(),
  language: z.enum(languages),
  state: z.enum(quoteStandings),
  isTest: z.boolean(),
  answers: BuyerAnswers,
  pageId: z.string().nullable(),
  /** What somebody who looked at the answers wants to know before they go on. */
  question: z.string().nullable(),
  revision: z.int(),
  price: PromisedPrice.nullable(),
  /** What the chosen plan asks to declare. */
  declarations: z.array(z.object({ id: z.string(), text: z.string(), isRequired: z.boolean(), isAgreed: z.boolean() })),
  validUntil: z.iso.datetime().nullable(),
  /** The mailbox among the answers, where a link to go on can be sent to. */
  mailbox: z.string().nullable(),
})
export type QuoteView = z.infer<typeof QuoteView>

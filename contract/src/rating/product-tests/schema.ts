import type { Row, TableColumn } from '@coverwright/rules/rating/pricing'
import { decisions } from '@coverwright/rules/rating/underwriting'
import { z } from 'zod'
import { Body } from '../../design/products'
import { asStored } from '../../platform'

const day = z.iso.date()
const Minor = z.int()
const name = z.string().min(1).max(64)

const Discount = z.union([
  z.object({ code: z.string().max(60), kind: z.enum(['voucher', 'coupon']), percent: z.string().max(30) }),
  z.object({
    code: z.string().max(60),
    kind: z.enum(['voucher', 'coupon']),
    amount: z.object({ minor: Minor, currency: z.string().length(3) }),
  }),
])

/** A customer of a test: answers by data name, as a buyer would have given them. */
export const TestCustomer = z.object({
  answers: z.record(name, z.json()),
  plan: z.string().min(1).max(200),
  addOns: z.array(z.string().max(200)).max(100).default([]),
  today: day,
  startDate: day,
  discounts: z.array(Discount).max(10).default([]),
})
export type TestCustomer = z.infer<typeof TestCustomer>

export const Expected = z.object({
  decision: z.enum(decisions),
  /** Null: no price may be given. `some`: one must be, whichever, in any decision. */
  yearly: z.union([Minor.min(0), z.literal('some')]).nullable(),
})
export type Expected = z.infer<typeof Expected>

/** Where a test came from: made by a person, kept from a finding in a table, from a quote, a book, or a spreadsheet. */
export const testOrigins = ['made', 'finding', 'quote', 'book', 'sheet'] as const

const title = z.string().trim().min(1).max(200)

export const NewTest = z.object({
  productId: z.uuid(),
  title,
  customer: TestCustomer,
  /** Left out: what the product says of this customer now is what it must go on saying. */
  expected: Expected.optional(),
  origin: z.enum(testOrigins).default('made'),
})

/** Tests of one call; a sheet that is longer comes in several. */
export const MOST_TESTS_AT_ONCE = 200

export const TestBatch = z.object({
  productId: z.uuid(),
  tests: z
    .array(z.object({ title, customer: TestCustomer, expected: Expected.optional() }))
    .min(1)
    .max(MOST_TESTS_AT_ONCE),
  origin: z.enum(testOrigins).default('sheet'),
})

export const TestChange = z.object({
  id: z.uuid(),
  title,
  customer: TestCustomer,
  expected: Expected,
})

export const TestOutcomeView = z.object({
  decision: z.enum(decisions),
  yearly: Minor.nullable(),
  /** The code of why there is no price. */
  reason: z.string().nullable(),
  differs: z.array(z.enum(['decision', 'price'])),
})
export type TestOutcomeView = z.infer<typeof TestOutcomeView>

export const TestView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  title: z.string(),
  customer: TestCustomer,
  expected: Expected,
  origin: z.enum(testOrigins),
  updatedAt: z.iso.datetime(),
  may: z.array(z.enum(['update', 'delete'])),
})
export type TestView = z.infer<typeof TestView>

/** Which tables tests are tried with, and the day that those of earlier days are tried on instead of their own. */
export const TriedWith = { tables: z.enum(['active', 'newest']).default('newest'), on: day.optional() }

/** What the tests of a product say of its draft. */
export const TestRun = z.object({
  /** Codes of what keeps the draft from being worked out at all; no test has an outcome then. */
  problems: z.array(z.object({ code: z.string(), part: z.string(), at: z.string().nullable() })),
  passed: z.int(),
  failed: z.int(),
  outcomes: z.record(z.uuid(), TestOutcomeView),
  /** Tests whose day is before a draft begins, which therefore says nothing of them; with the day on which it begins. */
  early: z.record(z.uuid(), day),
})
export type TestRun = z.infer<typeof TestRun>

/** How a test is worked out now beside how it was when it was right. */
export const TestExplained = z.object({
  /** As the test was kept, or as the product is sold; null where neither is there. */
  against: z.enum(['kept', 'sold']).nullable(),
  lines: z.array(
    z.object({
      step: z.string(),
      addOn: z.string().nullable(),
      title: z.string(),
      unit: z.string(),
      isSkipped: z.boolean(),
      /** Null where there was, or is, no such step. */
      before: z.string().nullable(),
      now: z.string().nullable(),
      hasMoved: z.boolean(),
    }),
  ),
})
export type TestExplained = z.infer<typeof TestExplained>

/** What is sold now: the body that was published last, with the tables that were frozen into it. */
export const SoldView = z.object({
  number: z.int(),
  body: asStored(Body),
  tables: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      columns: z.array(z.custom<TableColumn>()),
      versions: z.array(
        z.object({
          id: z.string(),
          effectiveFrom: z.string(),
          effectiveTo: z.string().nullable(),
          hash: z.string(),
          rowCount: z.int(),
        }),
      ),
    }),
  ),
})
export type SoldView = z.infer<typeof SoldView>

export const SoldRows = z.object({ rows: z.array(z.custom<Row>()) })

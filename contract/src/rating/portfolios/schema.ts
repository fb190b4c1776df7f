import { type ColumnTarget as Target, portfolioStates } from '@coverwright/rules/rating/portfolios'
import { z } from 'zod'
import { shapeOf } from '../../platform'

const name = z.string().trim().min(1).max(130)

export const ColumnTarget = shapeOf<Target>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('skip') }),
    z.object({ kind: z.literal('answer'), name }),
    z.object({ kind: z.literal('age'), name }),
    z.object({ kind: z.literal('exposure') }),
    z.object({ kind: z.literal('premium') }),
    z.object({ kind: z.literal('claims') }),
  ]),
)

export const MappedPortfolioColumn = z.object({
  at: z.int().min(0).max(300),
  target: ColumnTarget,
  values: z.record(z.string().max(200), z.string().max(200)),
})
export type MappedPortfolioColumn = z.infer<typeof MappedPortfolioColumn>

export const PortfolioMapping = z.object({
  id: z.uuid(),
  name: z.string().trim().min(1).max(100),
  columns: z.array(MappedPortfolioColumn).min(1).max(300),
})

export const PortfolioView = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  fileName: z.string(),
  state: z.enum(portfolioStates),
  failure: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  rowCount: z.int(),
  problemCount: z.int(),
  /** Of the rows that are in the book: years, and coins by the year; null where the file says nothing of it. */
  totals: z.object({ exposure: z.number(), premium: z.number().nullable(), claims: z.number().nullable() }).nullable(),
  currency: z.string(),
  madeAt: z.iso.datetime(),
  may: z.array(z.enum(['convert', 'delete'])),
})
export type PortfolioView = z.infer<typeof PortfolioView>

export const PortfolioDetail = z.object({
  portfolio: PortfolioView,
  /** What the file has, while it waits to be mapped. Afterwards nothing of it is kept that was not mapped. */
  columns: z.array(
    z.object({ at: z.int(), title: z.string(), filled: z.int(), samples: z.array(z.string()), isChoice: z.boolean() }),
  ),
  mapping: z.array(MappedPortfolioColumn),
  /** What a column can be: the answers of the product. */
  names: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      kind: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
  problems: z.array(z.object({ row: z.int(), column: z.string(), code: z.string(), text: z.string() })),
})
export type PortfolioDetail = z.infer<typeof PortfolioDetail>

const answers = z.array(z.union([z.string(), z.boolean(), z.null()]))
const figures = z.array(z.number()).nullable()
export const PortfolioPart = z.object({
  count: z.int(),
  answers: z.record(z.string(), answers),
  exposure: figures,
  premium: figures,
  claims: figures,
})

const share = z.number().min(0).max(100)
/** In percent, by data name ('plan' is the plan) and answer; of yes and no by 'true' and 'false'. */
export const MadeUpShares = z.record(z.string().max(64), z.record(z.string().max(200), share))
export type MadeUpShares = z.infer<typeof MadeUpShares>

import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { MadeUpShares, PortfolioDetail, PortfolioMapping, PortfolioPart, PortfolioView } from './schema'
import { portfoliosTopic } from './topics'

const PortfolioId = z.object({ id: z.uuid() })
const OfProduct = z.object({ productId: z.uuid() })
const read = { may: 'products.read' } as const
const write = { may: 'products.write', writes: true } as const

/** Books of policies that a company has, for prices to be tried on. */
export const portfolioOperations = {
  list: operation({
    ...read,
    post: '/v1/portfolio/listPortfolios',
    takes: OfProduct,
    gives: z.object({ portfolios: z.array(PortfolioView) }),
    changesWith: [portfoliosTopic],
    says: 'The books of a product, newest first',
  }),
  start: operation({
    ...write,
    post: '/v1/portfolio/startPortfolio',
    takes: OfProduct.extend({ fileId: z.uuid() }),
    gives: PortfolioView,
    says: 'Begins to look through an uploaded file of policies (purpose portfolio)',
  }),
  get: operation({
    ...read,
    post: '/v1/portfolio/getPortfolio',
    takes: PortfolioId,
    gives: PortfolioDetail,
    changesWith: [portfoliosTopic],
    says: 'One book: how its columns are mapped, and the rows that could not be read',
  }),
  convert: operation({
    ...write,
    post: '/v1/portfolio/convertPortfolio',
    takes: PortfolioMapping,
    gives: PortfolioView,
    says: 'Reads every row by this mapping; columns that are not mapped are not kept, and neither is the file',
  }),
  readPart: operation({
    ...read,
    post: '/v1/portfolio/readPortfolio',
    takes: PortfolioId.extend({ part: z.int().min(0).max(1_000) }),
    gives: PortfolioPart,
    says: 'Rows of a book, ten thousand at a time, column by column',
  }),
  delete: operation({
    ...write,
    post: '/v1/portfolio/deletePortfolio',
    takes: PortfolioId,
    gives: PortfolioId,
    says: 'Deletes a book with every row of it',
  }),
  getShares: operation({
    ...read,
    post: '/v1/portfolio/getShares',
    takes: OfProduct,
    gives: z.object({ shares: MadeUpShares }),
    changesWith: [portfoliosTopic],
    says: 'How made-up customers of a product divide: in percent, by answer',
  }),
  saveShares: operation({
    ...write,
    post: '/v1/portfolio/saveShares',
    takes: OfProduct.extend({ shares: MadeUpShares }),
    gives: z.object({ shares: MadeUpShares }),
    says: 'Says how made-up customers divide; what is not said is even',
  }),
} satisfies Operations

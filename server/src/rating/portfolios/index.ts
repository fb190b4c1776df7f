import { portfolioOperations } from '@coverwright/contract/rating/portfolios'
import { guardProducts, itself, type ProductRoom, refuseUnseen } from '../../design/products'
import { bind, type MemberCtx } from '../../platform/operations'
import { convertPortfolio, convertPortfolioJob } from './convert-portfolio'
import { deletePortfolio, erasePortfolios } from './delete-portfolio'
import { getPortfolio } from './get-portfolio'
import { listPortfolios } from './list-portfolios'
import { readPart } from './read-part'
import { resumePortfolios } from './resume-portfolios'
import { getShares, saveShares } from './shares'
import { startPortfolio } from './start-portfolio'
import { productOfPortfolio } from './store'
import { surveyPortfolioJob } from './survey-portfolio'
import { portfolioNames } from './tables'

export { readPortfolioRows } from './read-part'
export { findShares } from './store'

const bound = bind(portfolioOperations, {
  list: listPortfolios,
  start: startPortfolio,
  get: getPortfolio,
  convert: convertPortfolio,
  readPart,
  delete: deletePortfolio,
  getShares,
  saveShares,
})

async function refuseUnseenPortfolio(ctx: MemberCtx, id: string) {
  const productId = await productOfPortfolio(ctx, id)
  if (productId) await refuseUnseen(ctx, productId)
}

export const portfoliosRoom: ProductRoom = {
  name: 'portfolios',
  operations: guardProducts(bound, { productId: itself, id: productOfPortfolio }),
  opens: { portfolio: refuseUnseenPortfolio },
  names: portfolioNames,
  eraseBeside: erasePortfolios,
  jobs: [surveyPortfolioJob, convertPortfolioJob],
  chores: [{ task: 'portfolios.resume', cron: '* * * * *', run: resumePortfolios }],
}

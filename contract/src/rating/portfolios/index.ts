export { portfolioOperations } from './operations'
export { type MadeUpShares, type MappedPortfolioColumn, type PortfolioDetail, type PortfolioView } from './schema'
export { portfoliosTopic } from './topics'

export {
  type ColumnTarget,
  type FoundColumn,
  type MappedPortfolioColumn,
  mappingRefusal,
  MAX_PORTFOLIO_PROBLEMS,
  MAX_PORTFOLIO_ROWS,
  portfolioFigures,
  type PortfolioProblem,
  type PortfolioProblemCode,
  type PortfolioRows,
  type PortfolioState,
  portfolioStates,
  type PortfolioTotals,
  ROWS_PER_PART,
} from './portfolio'
export { type Assumed, countMissing, withAssumed } from './assumed-answers'
export { joinedRows, mixedRows, portfolioCustomers, rowsBetween, spreadPlaces } from './portfolio-customers'
export { valuesMeant } from './portfolio-values'
export { portfolioReader } from './read-portfolio'
export { suggestTargets } from './suggest-targets'
export { type SurveyedColumn, surveyPortfolio } from './survey-portfolio'

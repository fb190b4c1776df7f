export { portfoliosScreens } from './pages'
export { BookSource } from './book-source'
export { useBookChoice, usePortfolioRows, useShares } from './use-portfolios'
export { SharesDialog } from './shares-dialog'

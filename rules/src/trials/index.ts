export { type BookFigures, rateAgain, rateBook, type RateOne, type TaxNames } from './book'
export {
  changeEdges,
  compareBooks,
  type Impact,
  type Mover,
  type Segmentation,
  type SegmentImpact,
  type Totals,
} from './impact'
export { type Expected, requestOf, runTest, type TestCustomer, type TestOutcome } from './product-test'
export { applyRateChanges, printCell, type RateChange, type RateChangeCode, type Touched } from './rate-change'
export { segmentationsOf } from './segments'

export { type BookFigures, rateAgain, rateBook, type RateOne, type TaxNames } from './book'
export {
  changeSpans,
  compareBooks,
  mergeImpacts,
  type Impact,
  type Mover,
  type Segmentation,
  type SegmentImpact,
  type Totals,
} from './impact'
export { type Expected, type ReadTyped, requestOf, runTest, type TestCustomer, type TestOutcome } from './product-test'
export { applyRateChanges, type RateChange, type RateChangeCode, type Touched } from './rate-change'
export { type BookOutcome, type BookTrial, openBook, type OpenedBook, type TrialOutcome } from './open-book'
export { rateOneOf } from './rate-one'
export { type Cut, cutsOf, segmentationsOf } from './segments'
export { type MadeUpBook, madeUpBook } from './made-up-book'

import { expect, test } from 'vitest'
import { nameAcross } from './name-across'

test.each<[string[], string]>([
  [['Basic', 'Plus', 'Premier'], 'Plan'],
  [['Basic (HKD)', 'Plus (HKD)', 'Nomad (HKD)'], 'Plan'],
  [['Individual', 'Couple', 'Family'], 'Who is covered'],
  [['Non-smoker', 'Smoker'], 'Smoker'],
  [['Brick', 'Timber frame'], 'Construction'],
  [['$100k', '$250k', '$1m'], 'Sum insured'],
  [['1 lakh', '5 lakhs'], 'Sum insured'],
  [['10%', '20%'], 'Percentage'],
  [['2026', '2027'], 'Year'],
  [['100000', '250000'], 'Sum insured'],
  [['1', '2', '3'], 'Option'],
  [['Red', 'Blue'], 'Option'],
  [['100000', 'more'], 'Option'],
])('%j over columns are most likely answers to %s', (labels, is) => {
  expect(nameAcross(labels)).toBe(is)
})

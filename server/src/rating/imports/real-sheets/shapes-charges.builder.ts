import { is, type Shape } from './shape.builder'
import { percent, type Typed } from './write-book.builder'

const sums = ['100,000 - 250,000', '250,001 - 500,000', '500,001 - 1,000,000'] as const
const classes = (headings: readonly string[], last: readonly Typed[]): Typed[][] => [
  ['Annual premium in HKD'],
  ['Sum insured (HKD)', ...headings],
  [sums[0], 180, 225, 360, last[0]!],
  [sums[1], 340, 425, 680, last[1]!],
  [sums[2], 650, 810, 1300, last[2]!],
]

/** What an actuary's own workbooks hold besides rates: charges, a class that is declined, dashes among loadings. */
export const chargeShapes: readonly Shape[] = [
  {
    name: 'a class across whom everybody declines',
    sheets: [
      {
        name: 'Premium',
        rows: classes(['Class 1', 'Class 2', 'Class 3', 'Class 4'], ['Decline', 'Decline', 'Decline']),
      },
    ],
    noRates: ['Premium!E3', 'Premium!E4', 'Premium!E5'],
    prices: [
      is({ 'Sum insured (HKD)': '150000', Class: 'Class 2' }, '225'),
      is({ 'Sum insured (HKD)': '1000000', Class: 'Class 3' }, '1300'),
      is({ 'Sum insured (HKD)': '150000', Class: 'Class 4' }, null),
    ],
  },
  {
    name: 'classes in Roman numerals across, the first of them too',
    sheets: [{ name: 'Premium', rows: classes(['I', 'II', 'III', 'IV'], [500, 900, 1700]) }],
    asks: { 'Premium: name': { named: ['Occupational class'] } },
    prices: [
      is({ 'Sum insured (HKD)': '600000', 'Occupational class': 'I' }, '650'),
      is({ 'Sum insured (HKD)': '600000', 'Occupational class': 'IV' }, '1700'),
    ],
  },
  {
    name: 'a levy in percent and a fee in money under one heading',
    sheets: [
      {
        name: 'Base',
        rows: [
          ['Area', 'Premium (HKD)'],
          ['North', 900],
          ['South', 700],
        ],
      },
      {
        name: 'Fees',
        rows: [
          ['Item', 'Amount'],
          ['MIB levy', percent(3)],
          ['Policy fee (HKD)', 95],
        ],
      },
    ],
    tables: ['Base', 'Named amounts', 'Named factors'],
    prices: [
      is({ Area: 'South' }, '700'),
      is({ Name: 'Policy fee (HKD)' }, '95', { table: 'Named amounts' }),
      is({ Name: 'MIB levy' }, '0.03', { table: 'Named factors' }),
    ],
  },
  ...(['nothing', 'none'] as const).map((answer): Shape => ({
    name: `a dash among loadings, which means ${answer === 'nothing' ? 'that nothing is added' : 'no price'}`,
    sheets: [
      {
        name: 'Claims',
        rows: [
          ['Claims in last 3 yrs', 'Loading'],
          ['0', '-'],
          ['1', '+10%'],
          ['2', '+25%'],
          ['3-4', '+50%'],
          ['5 or more', 'Decline'],
        ],
      },
    ],
    asks: { 'Loading: dash': answer },
    noRates: answer === 'nothing' ? ['Claims!B6'] : ['Claims!B2', 'Claims!B6'],
    prices: [
      is({ 'Claims in last 3 yrs': '0' }, answer === 'nothing' ? '1' : null),
      is({ 'Claims in last 3 yrs': '2' }, '1.25'),
      is({ 'Claims in last 3 yrs': '7' }, null),
    ],
  })),
]

import { is, type Shape } from './shape.builder'
import { day } from './write-book.builder'

/** What figures are written in, how their fractions are parted, and bands in two columns. */
export const unitShapes: readonly Shape[] = [
  {
    name: 'rates per thousand and in percent, sums in millions, excesses in thousands',
    sheets: [
      {
        name: 'Fire',
        rows: [
          ['Sum insured (HKD million)', 'Rate (‰)', 'Theft rate (%)', 'Deductible (HKD k)'],
          ['≤1', 1.2, 0.12, 5],
          ['>1 to 5', 1.05, 0.105, 10],
          ['>5 to 20', 0.9, 0.09, 25],
          ['>20', 0.8, 0.08, 50],
        ],
      },
    ],
    asks: {
      'Deductible: scale': 'scaled',
      'Rate: scale': 'scaled',
      'Sum insured: scale': 'scaled',
      'Theft rate: scale': 'scaled',
    },
    prices: [
      is({ 'Sum insured': '800000' }, '0.0012', { column: 'Rate' }),
      is({ 'Sum insured': '5000000' }, '0.00105', { column: 'Theft rate' }),
      is({ 'Sum insured': '30000000' }, '50000', { column: 'Deductible' }),
    ],
  },
  {
    name: 'a rate for each thousand insured',
    sheets: [
      {
        name: 'PA',
        rows: [
          ['Occupation class', 'Death benefit per HKD 1,000'],
          ['Class 1', 0.85],
          ['Class 2', 1.1],
          ['Class 3', 1.75],
        ],
      },
    ],
    asks: { 'Death benefit per HKD 1,000: scale': 'scaled' },
    prices: [is({ 'Occupation class': 'Class 2' }, '0.0011')],
  },
  {
    name: 'loadings without a sign under a header that has it',
    sheets: [
      {
        name: 'Area',
        rows: [
          ['District', 'Loading %'],
          ['Island', 5],
          ['Kowloon', 10],
          ['Outlying', 15],
        ],
      },
    ],
    asks: { 'Loading: scale': 'scaled' },
    prices: [is({ District: 'Outlying' }, '0.15')],
  },
  {
    name: 'a table across whose title says what its cells are in',
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['Fire rates (‰ of sum insured)'],
          ['Zone', 2024, 2025, 2026],
          ['A', 0.8, 0.9, 1.1],
          ['B', 1.2, 1.3, 1.5],
        ],
      },
    ],
    asks: { 'Factor: name': { named: [''] }, 'Factor: scale': 'scaled' },
    prices: [is({ Zone: 'B', Year: '2026' }, '0.0015')],
  },
  {
    name: 'from and to under one merged heading, the last without an end',
    sheets: [
      {
        name: 'Motor',
        rows: [
          ['Vehicle value', null, 'Own damage', 'Minimum'],
          ['From (HKD)', 'To (HKD)', '%', 'HKD'],
          [0, 100_000, '3.25%', 3_200],
          [100_001, 250_000, '2.90%', 3_200],
          [250_001, 'and above', '2.10%', 11_000],
          ['Total', null, null, 17_400],
        ],
        merges: ['A1:B1'],
      },
    ],
    tables: ['Motor'],
    aside: ['Total'],
    prices: [
      is({ 'Vehicle value': '100000' }, '0.0325', { column: 'Own damage / %' }),
      is({ 'Vehicle value': '900000' }, '11000', { column: 'Minimum / HKD' }),
    ],
  },
  {
    name: 'decimal commas, whole thousands with a point beside them, and a sum at the end',
    sheets: [
      {
        name: 'Tarif',
        rows: [
          ['Fläche von (m²)', 'Fläche bis (m²)', 'Beitrag Premium (EUR)', 'Neuwert Premium (EUR)'],
          [0, 50, '45,90', '1.250'],
          [51, 80, '62,40', '2.300'],
          [81, null, '88,15', '3.480'],
          ['Summe', null, '196,45', '7.030'],
        ],
      },
    ],
    aside: ['Summe'],
    prices: [
      is({ Fläche: '50' }, '45.9', { column: 'Beitrag Premium (EUR)' }),
      is({ Fläche: '200' }, '3480', { column: 'Neuwert Premium (EUR)' }),
    ],
  },
  {
    name: 'factors with three decimals and a comma, all of which could be thousands',
    sheets: [
      {
        name: 'Faktor',
        rows: [
          ['Zone', 'Faktor'],
          ['A', '0,985'],
          ['B', '1,050'],
          ['C', '1,200'],
        ],
      },
    ],
    prices: [is({ Zone: 'B' }, '1.05')],
  },
  {
    name: 'figures with a point that may part thousands, and nothing that tells',
    sheets: [
      {
        name: 'Beitrag',
        rows: [
          ['Zone', 'Premium (EUR)'],
          ['A', '1.250'],
          ['B', '2.300'],
          ['C', '4.125'],
        ],
      },
    ],
    asks: { 'Premium (EUR): mark': 'comma' },
    prices: [is({ Zone: 'C' }, '4125')],
  },
  {
    name: 'postcodes that begin with noughts',
    sheets: [
      {
        name: 'Postcode',
        rows: [
          ['Postcode', 'Factor'],
          ['00501', 1.1],
          ['06390', 0.9],
          ['10001', 1.3],
          ['94105', 1.2],
        ],
      },
    ],
    prices: [is({ Postcode: '00501' }, '1.1'), is({ Postcode: '501' }, null), is({ Postcode: '10001' }, '1.3')],
  },
  {
    name: 'nil is nothing, and a day is a heading',
    sheets: [
      {
        name: 'NCD',
        rows: [
          ['Years', 'Discount'],
          ['0', 'nil'],
          ['1', '20 %'],
          ['2+', '30 %'],
        ],
      },
      {
        name: 'Season premium (HKD)',
        rows: [
          ['Zone', day('2026-01-01'), day('2026-07-01')],
          ['Asia', 120, 160],
          ['Europe', 210, 280],
        ],
      },
    ],
    asks: { 'Premium: days': 'only' },
    prices: [is({ Years: '0' }, '0'), is({ Years: '7' }, '0.3'), is({ Zone: 'Asia', Date: '2026-07-01' }, '160')],
  },
]

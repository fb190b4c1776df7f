import { is, type Shape } from './shape.builder'
import { hkd } from './write-book.builder'

/** Headings that do not rise, and columns behind them. */
export const oddAcrossShapes: readonly Shape[] = [
  {
    name: 'sums insured across the top, the largest first',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Age', 1_000_000, 500_000, 250_000],
          ['18-40', hkd(900), hkd(500), hkd(300)],
          ['41-60', hkd(1_900), hkd(1_100), hkd(700)],
        ],
      },
    ],
    asks: { 'Premium: name': { named: [''] } },
    prices: [
      is({ Age: '40', 'Sum insured': '1000000' }, '900'),
      is({ Age: '41', 'Sum insured': '250000' }, '700'),
      is({ Age: '17', 'Sum insured': '250000' }, null),
    ],
  },
  {
    name: 'bands in the upper of two header rows, over plans',
    sheets: [
      {
        name: 'Medical',
        rows: [
          [null, '18-25', null, '26-40', null, '41+', null],
          ['Area', 'Ward', 'Private', 'Ward', 'Private', 'Ward', 'Private'],
          ['Asia', hkd(1_000), hkd(1_500), hkd(1_200), hkd(1_800), hkd(2_000), hkd(3_000)],
          ['Europe', hkd(1_300), hkd(1_900), hkd(1_600), hkd(2_400), hkd(2_600), hkd(3_900)],
        ],
        merges: ['B1:C1', 'D1:E1', 'F1:G1'],
      },
    ],
    asks: { 'Medical: across': 'rows' },
    asksThen: { 'Premium: name': { named: ['Age', 'Room'] } },
    prices: [
      is({ Area: 'Asia', Age: '25', Room: 'Private' }, '1500'),
      is({ Area: 'Asia', Age: '26', Room: 'Ward' }, '1200'),
      is({ Area: 'Europe', Age: '77', Room: 'Private' }, '3900'),
      is({ Area: 'Europe', Age: '17', Room: 'Ward' }, null),
    ],
  },
  {
    name: 'bands in the upper of two header rows, over what is given, not merged',
    sheets: [
      {
        name: 'Car',
        rows: [
          [null, '18-25', null, '26-40', null, '41+', null],
          ['Zone', 'Premium', 'Excess', 'Premium', 'Excess', 'Premium', 'Excess'],
          ['North', hkd(4_000), hkd(900), hkd(3_000), hkd(600), hkd(2_500), hkd(500)],
          ['South', hkd(4_400), hkd(950), hkd(3_300), hkd(650), hkd(2_800), hkd(550)],
        ],
      },
    ],
    asks: { 'Premium: name': { named: ['Age'] } },
    prices: [
      is({ Zone: 'North', Age: '30' }, '3000', { column: 'Premium' }),
      is({ Zone: 'South', Age: '60' }, '550', { column: 'Excess' }),
      is({ Zone: 'South', Age: '17' }, null, { column: 'Premium' }),
    ],
  },
  {
    name: 'figures across the top and remarks behind them',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Zone', 100_000, 200_000, 'Remarks'],
          ['North', hkd(90), hkd(170), 'from 2025'],
          ['South', hkd(80), hkd(150), 'from 2025, flood excluded'],
          ['East', hkd(70), hkd(130), 'new'],
        ],
      },
    ],
    asks: { 'Premium: name': { named: [''] } },
    leftOut: ['Remarks'],
    prices: [
      is({ Zone: 'North', 'Sum insured': '200000' }, '170'),
      is({ Zone: 'East', 'Sum insured': '100000' }, '70'),
      is({ Zone: 'West', 'Sum insured': '100000' }, null),
    ],
  },
  {
    name: 'days across the top, the newest first',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Vehicle', '01/01/2027', '01/07/2026', '01/01/2026'],
          ['Saloon', hkd(4_300), hkd(4_200), hkd(4_100)],
          ['Truck', hkd(6_300), hkd(6_200), hkd(6_100)],
        ],
      },
    ],
    asks: { 'Premium: days': 'from' },
    prices: [
      is({ Vehicle: 'Saloon', Date: '2026-06-30' }, '4100'),
      is({ Vehicle: 'Saloon', Date: '2026-07-01' }, '4200'),
      is({ Vehicle: 'Truck', Date: '2028-01-01' }, '6300'),
      is({ Vehicle: 'Truck', Date: '2025-12-31' }, null),
    ],
  },
  {
    name: 'days across the top and what each further one costs behind them',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Zone', '1-3 days', '4-7 days', 'Each additional day'],
          ['Asia', hkd(110), hkd(180), hkd(12)],
          ['Europe', hkd(160), hkd(250), hkd(16)],
          ['World', hkd(190), hkd(290), hkd(19)],
        ],
      },
    ],
    asks: { 'Premium: name': { named: ['Days'] } },
    prices: [
      is({ Zone: 'Asia', Days: '4' }, '180', { column: 'Premium' }),
      is({ Zone: 'World', Days: '7' }, '19', { column: 'Each additional day' }),
      is({ Zone: 'World', Days: '8' }, null),
    ],
  },
  {
    name: 'ages across the top, the first of them in weeks: none is left out, and they are asked about',
    sheets: [
      {
        name: 'Dogs',
        rows: [
          ['Breed', '8 weeks - 1 year', '1 - 5 yrs', '6 - 8 yrs', '9 yrs +'],
          ['Labrador', hkd(18.4), hkd(15.95), hkd(24.1), hkd(38.75)],
          ['Poodle', hkd(34.2), hkd(31.1), hkd(48.65), hkd(52)],
          ['All other breeds', hkd(19.99), hkd(17.49), hkd(27.25), hkd(44)],
        ],
      },
    ],
    asks: { 'Dogs: across': 'rows' },
    asksThen: { 'Premium: name': { named: ['Age'] } },
    prices: [
      is({ Breed: 'Labrador', Age: '8 weeks - 1 year' }, '18.4'),
      is({ Breed: 'Labrador', Age: '1 - 5 yrs' }, '15.95'),
      is({ Breed: 'Pug', Age: '9 yrs +' }, '44'),
    ],
  },
  {
    name: 'ages in bands over men and women, a note and “n/a” among the rows',
    sheets: [
      {
        name: 'Motor',
        rows: [
          ['Factor by driver age, sex and claim-free years'],
          ['No-claims years', '17-24', null, '25-39', null, '65 and over', null],
          [null, 'Male', 'Female', 'Male', 'Female', 'Male', 'Female'],
          [0, 1.85, 1.6, 1.2, 1.1, 1.3, 1.2],
          [1, 1.7, 1.48, 1.1, 1, 1.15, 1.02],
          ['From 2 years on: proof from the previous insurer needed'],
          [2, 'n/a', 'n/a', 0.84, 0.72, 0.88, 0.8],
          ['3+', 'n/a', 'n/a', 0.66, 0.58, 0.7, 0.62],
        ],
        merges: ['B2:C2', 'D2:E2', 'F2:G2'],
      },
    ],
    asks: { 'Motor: across': 'rows' },
    asksThen: { 'Factor: name': { named: ['Age', 'Sex'] } },
    aside: ['From 2 years on'],
    noRates: ['Motor!B7', 'Motor!C7', 'Motor!B8', 'Motor!C8'],
    prices: [
      is({ 'No-claims years': '0', Age: '17', Sex: 'Male' }, '1.85'),
      is({ 'No-claims years': '1', Age: '80', Sex: 'Female' }, '1.02'),
      is({ 'No-claims years': '7', Age: '39', Sex: 'Female' }, '0.58'),
      is({ 'No-claims years': '2', Age: '17', Sex: 'Male' }, null),
    ],
  },
]

import { choice, is, type Shape } from './shape.builder'
import { day, hkd, type Typed } from './write-book.builder'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const numbers = (from: number, count: number, step = 1): Typed[] =>
  Array.from({ length: count }, (_, at) => Number((from + at * step).toFixed(4)))

/** Tables whose headings are what a customer is asked, in every way that we know of. */
export const acrossShapes: readonly Shape[] = [
  {
    name: 'months across the top',
    sheets: [
      {
        name: 'Premium by month',
        rows: [
          ['Premium by month of departure (HKD)'],
          [],
          ['Class', ...MONTHS],
          ['A', ...numbers(101, 12)],
          ['B', ...numbers(201, 12)],
          ['C', ...numbers(301, 12)],
        ],
      },
    ],
    prices: [
      is({ Class: 'A', Month: 'Jan' }, '101'),
      is({ Class: 'B', Month: 'Mar' }, '203'),
      is({ Class: 'C', Month: 'Dec' }, '312'),
      is({ Class: 'D', Month: 'Dec' }, null),
    ],
  },
  {
    name: 'months across the top under a heading that is merged',
    sheets: [
      {
        name: 'Seasonal factors',
        rows: [
          ['Zone', 'Month of travel', ...Array<null>(11).fill(null)],
          [null, ...MONTHS],
          ['Asia', ...numbers(1, 12, 0.01)],
          ['Europe', ...numbers(1.2, 12, 0.01)],
        ],
        merges: ['A1:A2', 'B1:M1'],
      },
    ],
    prices: [
      is({ Zone: 'Asia', 'Month of travel': 'Feb' }, '1.01'),
      is({ Zone: 'Europe', 'Month of travel': 'Dec' }, '1.31'),
    ],
  },
  {
    name: 'days across the top',
    sheets: [
      {
        name: 'Tariff',
        rows: [
          ['Base premium by date of inception'],
          ['Vehicle', day('2026-01-01'), day('2026-04-01'), day('2026-07-01')],
          ['Saloon', hkd(4_000), hkd(4_100), hkd(4_200)],
          ['Truck', hkd(6_000), hkd(6_100), hkd(6_200)],
        ],
      },
    ],
    asks: { 'Premium: days': 'from' },
    prices: [
      is({ Vehicle: 'Saloon', Date: '2025-12-31' }, null),
      is({ Vehicle: 'Saloon', Date: '2026-03-31' }, '4000'),
      is({ Vehicle: 'Saloon', Date: '2026-04-01' }, '4100'),
      is({ Vehicle: 'Truck', Date: '2026-06-30' }, '6100'),
      is({ Vehicle: 'Truck', Date: '2027-02-01' }, '6200'),
    ],
  },
  {
    name: 'plans across the top, which the product sells',
    names: [choice('plan', 'Plan', 'Basic', 'Plus', 'Max')],
    sheets: [
      {
        name: 'Annual premium',
        rows: [
          ['Age', 'Basic', 'Plus', 'Max'],
          ['0-17', 410, 520, 730],
          ['18-64', 640, 810, 1_120],
          ['65+', 1_250, 1_640, 2_210],
        ],
      },
    ],
    prices: [
      is({ Age: '17', Plan: 'Basic' }, '410'),
      is({ Age: '40', Plan: 'Plus' }, '810'),
      is({ Age: '90', Plan: 'Max' }, '2210'),
    ],
  },
  {
    name: 'sums insured across the top',
    sheets: [
      {
        name: 'Home contents premium',
        rows: [
          ['District', 'Sum insured', null, null],
          [null, 100_000, 250_000, 500_000],
          ['North', 645, 1_290, 2_250],
          ['South', 710, 1_420, 2_480],
          ['Islands', 890, 1_780, 3_110],
        ],
        merges: ['A1:A2', 'B1:D1'],
      },
    ],
    prices: [
      is({ District: 'North', 'Sum insured': '100000' }, '645'),
      is({ District: 'Islands', 'Sum insured': '500000' }, '3110'),
      is({ District: 'Islands', 'Sum insured': '400000' }, null),
    ],
  },
  {
    name: 'two header rows that are both asked',
    sheets: [
      {
        name: 'Life premium',
        rows: [
          ['Age', 'Male', null, 'Female', null],
          [null, 'Smoker', 'Non-smoker', 'Smoker', 'Non-smoker'],
          ['18-30', 310, 210, 290, 190],
          ['31-45', 420, 280, 390, 260],
          ['46-60', 780, 510, 700, 460],
        ],
        merges: ['A1:A2', 'B1:C1', 'D1:E1'],
      },
    ],
    names: [choice('sex', 'Gender', 'Male', 'Female'), choice('smoker', 'Smoker', 'Smoker', 'Non-smoker')],
    prices: [
      is({ Age: '18', Gender: 'Male', Smoker: 'Smoker' }, '310'),
      is({ Age: '45', Gender: 'Male', Smoker: 'Non-smoker' }, '280'),
      is({ Age: '60', Gender: 'Female', Smoker: 'Smoker' }, '700'),
      is({ Age: '60', Gender: 'Female', Smoker: 'Non-smoker' }, '460'),
    ],
  },
  {
    name: 'two header rows of which the lower names what is given',
    sheets: [
      {
        name: 'Plans',
        rows: [
          ['Age', 'Silver', null, 'Gold', null],
          [null, 'Premium (HKD)', 'Excess (HKD)', 'Premium (HKD)', 'Excess (HKD)'],
          ['18-40', 500, 1_000, 800, 250],
          ['41-65', 700, 1_500, 1_100, 400],
        ],
        merges: ['A1:A2', 'B1:C1', 'D1:E1'],
      },
    ],
    names: [choice('plan', 'Plan', 'Silver', 'Gold')],
    prices: [
      is({ Age: '20', Plan: 'Silver' }, '500', { column: 'Premium (HKD)' }),
      is({ Age: '20', Plan: 'Gold' }, '250', { column: 'Excess (HKD)' }),
      is({ Age: '65', Plan: 'Gold' }, '1100', { column: 'Premium (HKD)' }),
      is({ Age: '65', Plan: 'Silver' }, '1500', { column: 'Excess (HKD)' }),
    ],
  },
  {
    name: 'a label column that spans the rows that it is for',
    sheets: [
      {
        name: 'Contents',
        rows: [
          ['District', 'Building', 'Premium (HKD)'],
          ['North', 'Flat', 610],
          [null, 'House', 820],
          [null, 'Shop', 1_430],
          ['South', 'Flat', 655],
          [null, 'House', 875],
          [null, 'Shop', 1_510],
        ],
        merges: ['A2:A4', 'A5:A7'],
      },
    ],
    prices: [
      is({ District: 'North', Building: 'Shop' }, '1430'),
      is({ District: 'South', Building: 'House' }, '875'),
      is({ District: 'East', Building: 'House' }, null),
    ],
  },
  {
    name: 'a table that lies on its side: what is given stands in the first column',
    sheets: [
      {
        name: 'Travel plans',
        rows: [
          ['Plan', 'Bronze', 'Silver', 'Gold'],
          ['Premium (HKD)', 120, 180, 260],
          ['Medical limit (HKD)', 250_000, 500_000, 1_000_000],
          ['Discount for two', '5%', '7.5%', '10%'],
        ],
      },
    ],
    asks: { 'Travel plans: turned': 'turn' },
    prices: [
      is({ Plan: 'Bronze' }, '120', { column: 'Premium (HKD)' }),
      is({ Plan: 'Gold' }, '1000000', { column: 'Medical limit (HKD)' }),
      is({ Plan: 'Silver' }, '0.075', { column: 'Discount for two' }),
    ],
  },
  {
    name: 'headings that are different figures, as somebody says',
    sheets: [
      {
        name: 'Marine cargo',
        rows: [
          ['RATES IN PERCENT OF THE SUM INSURED'],
          ['Commodity', 'ICC (A)', 'ICC (B)', 'ICC (C)', 'War & SRCC', 'Deductible'],
          ['General cargo', 0.15, 0.11, 0.075, 0.025, '0.5% of SI'],
          ['Glass', 0.45, 0.3, 0.21, 0.025, '1% of SI'],
          ['Machinery', 0.31, 0.25, 0.2, 0.05, '1% of SI'],
        ],
      },
    ],
    asks: {
      'Marine cargo: across': 'apart',
      'ICC (A): scale': 'scaled',
      'ICC (B): scale': 'scaled',
      'ICC (C): scale': 'scaled',
      'War & SRCC: scale': 'scaled',
    },
    prices: [
      is({ Commodity: 'Glass' }, '0.0045', { column: 'ICC (A)' }),
      is({ Commodity: 'Machinery' }, '0.0005', { column: 'War & SRCC' }),
    ],
  },
  {
    name: 'words across that nobody asks yet, turned by hand under a name of their own',
    sheets: [
      {
        name: 'Voyages',
        rows: [
          ['From', 'Asia', 'Europe', 'Africa'],
          ['Asia', 1, 1.15, 1.45],
          ['Europe', 1.15, 0.9, 1.35],
          ['Africa', 1.45, 1.35, 1.6],
        ],
      },
    ],
    asks: { 'Voyages: across': 'apart' },
    byHand: [{ turnAcross: { columns: ['Asia', 'Europe', 'Africa'], title: 'To' } }],
    prices: [is({ From: 'Asia', To: 'Africa' }, '1.45'), is({ From: 'Africa', To: 'Africa' }, '1.6')],
  },
  {
    name: 'words across that nobody asks yet',
    sheets: [
      {
        name: 'Workshop tariff',
        rows: [
          ['Trade', 'Licensed premium', 'Unlicensed premium', 'Apprentice premium'],
          ['Electrician', 900, 1_400, 1_150],
          ['Plumber', 700, 1_050, 860],
          ['Roofer', 1_600, 2_500, 2_000],
        ],
      },
    ],
    asks: { 'Workshop tariff: across': 'rows' },
    asksThen: { 'Premium: name': { named: ['Licence'] } },
    prices: [
      is({ Trade: 'Plumber', Licence: 'Unlicensed premium' }, '1050'),
      is({ Trade: 'Roofer', Licence: 'Apprentice premium' }, '2000'),
    ],
  },
]

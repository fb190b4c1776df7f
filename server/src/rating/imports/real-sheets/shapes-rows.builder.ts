import { choice, is, type Shape } from './shape.builder'
import { hkd } from './write-book.builder'

/** Rows that must not be lost, filled or taken for something else. */
export const rowShapes: readonly Shape[] = [
  {
    name: 'a last row without keys is for everybody else',
    sheets: [
      {
        name: 'District factor',
        rows: [
          ['District', 'Use', 'Factor'],
          ['North', 'Private', 1.1],
          ['South', 'Private', 1.2],
          ['South', 'Business', 1.6],
          [null, null, 1.35],
        ],
      },
    ],
    prices: [
      is({ District: 'North', Use: 'Private' }, '1.1'),
      is({ District: 'South', Use: 'Business' }, '1.6'),
      is({ District: 'East', Use: 'Business' }, '1.35'),
    ],
  },
  {
    name: 'a last row that says Other, where no answer is called so',
    names: [choice('job', 'Occupation', 'Clerk', 'Nurse', 'Roofer', 'Diver')],
    sheets: [
      {
        name: 'Occupation',
        rows: [
          ['Occupation', 'Factor'],
          ['Clerk', 1],
          ['Nurse', 1.1],
          ['Other', 1.75],
        ],
      },
    ],
    prices: [is({ Occupation: 'Nurse' }, '1.1'), is({ Occupation: 'Diver' }, '1.75')],
  },
  {
    name: 'a row that says Other, which may be an answer',
    sheets: [
      {
        name: 'Occupation',
        rows: [
          ['Occupation', 'Factor'],
          ['Clerk', 1],
          ['Other', 1.75],
          ['Nurse', 1.1],
        ],
      },
    ],
    asks: { 'Occupation: rest': 'rest' },
    prices: [is({ Occupation: 'Nurse' }, '1.1'), is({ Occupation: 'Diver' }, '1.75')],
  },
  {
    name: 'a last row of words without keys',
    sheets: [
      {
        name: 'Underwriting decision',
        rows: [
          ['Occupation', 'Loading', 'Decision'],
          ['Clerk', 0, 'Accept'],
          ['Roofer', 25, 'Accept'],
          ['Diver', 0, 'Refer'],
          [null, null, 'Decline'],
        ],
      },
    ],
    prices: [
      is({ Occupation: 'Roofer' }, 'Accept', { column: 'Decision' }),
      is({ Occupation: 'Juggler' }, 'Decline', { column: 'Decision' }),
    ],
  },
  {
    name: 'a Default row below an empty one',
    sheets: [
      {
        name: 'Roof',
        rows: [
          ['Roof', 'Wall', 'Factor'],
          ['Tile', 'Brick', 1],
          ['Tile', 'Wood', 1.15],
          ['Thatch', 'Brick', 1.8],
          [],
          ['Default', 'Default', 2.5],
        ],
      },
    ],
    prices: [is({ Roof: 'Tile', Wall: 'Wood' }, '1.15'), is({ Roof: 'Glass', Wall: 'Steel' }, '2.5')],
  },
  {
    name: 'All in a key is anybody, wherever it stands',
    sheets: [
      {
        name: 'Excess',
        rows: [
          ['Vehicle', 'Age', 'Excess (HKD)'],
          ['Saloon', '18-25', 5_000],
          ['Saloon', 'All', 2_000],
          ['All', '18-25', 8_000],
          ['All', 'All', 3_000],
        ],
      },
    ],
    prices: [
      is({ Vehicle: 'Saloon', Age: '20' }, '5000'),
      is({ Vehicle: 'Saloon', Age: '40' }, '2000'),
      is({ Vehicle: 'Truck', Age: '20' }, '8000'),
      is({ Vehicle: 'Truck', Age: '40' }, '3000'),
    ],
  },
  {
    name: 'Total loss is a cover, and Total is a sum',
    sheets: [
      {
        name: 'Cover premium',
        rows: [
          ['Cover', 'Premium (HKD)'],
          ['Third party', 900],
          ['Fire and theft', 1_500],
          ['Total loss', 2_100],
          ['Total', 4_500],
        ],
      },
    ],
    aside: ['Total'],
    prices: [is({ Cover: 'Total loss' }, '2100'), is({ Cover: 'Third party' }, '900')],
  },
  {
    name: 'sums between the rates, and a row that was set aside taken by hand',
    sheets: [
      {
        name: 'Branches',
        rows: [
          ['Branch', 'Desk', 'Premium (HKD)'],
          ['North', 'A', 100],
          ['North', 'B', 140],
          ['Subtotal', null, 240],
          ['South', 'A', 110],
          ['South', 'B', 190],
          ['Subtotal', null, 300],
          ['Average', 'A', 105],
        ],
      },
    ],
    aside: ['Subtotal', 'Subtotal', 'Average'],
    byHand: [{ takeRow: 'Average' }],
    prices: [
      is({ Branch: 'South', Desk: 'B' }, '190'),
      is({ Branch: 'Average', Desk: 'A' }, '105'),
      is({ Branch: 'East', Desk: 'A' }, null),
    ],
  },
  {
    name: 'empty keys that mean any',
    sheets: [
      {
        name: 'Terms',
        rows: [
          ['Zone', 'Vehicle', 'Factor'],
          ['A', 'Saloon', 1],
          ['A', 'Truck', 1.4],
          ['B', null, 1.7],
          ['C', null, 2.1],
        ],
      },
    ],
    asks: { 'Vehicle: empty': 'any' },
    prices: [
      is({ Zone: 'A', Vehicle: 'Truck' }, '1.4'),
      is({ Zone: 'B', Vehicle: 'Tractor' }, '1.7'),
      is({ Zone: 'C', Vehicle: 'Saloon' }, '2.1'),
    ],
  },
  {
    name: 'empty keys that mean the row above',
    sheets: [
      {
        name: 'Terms',
        rows: [
          ['Zone', 'Vehicle', 'Factor'],
          ['A', 'Saloon', 1],
          [null, 'Truck', 1.4],
          [null, 'Van', 1.2],
          ['B', 'Saloon', 1.1],
          [null, 'Truck', 1.5],
          [null, 'Van', 1.3],
        ],
      },
    ],
    asks: { 'Zone: empty': 'above' },
    prices: [
      is({ Zone: 'A', Vehicle: 'Van' }, '1.2'),
      is({ Zone: 'B', Vehicle: 'Truck' }, '1.5'),
      is({ Zone: 'C', Vehicle: 'Truck' }, null),
    ],
  },
  {
    name: 'two columns whose empty cells mean two things',
    sheets: [
      {
        name: 'Terms',
        rows: [
          ['Zone', 'Vehicle', 'Factor'],
          ['A', 'Saloon', 1],
          [null, 'Truck', 1.4],
          [null, null, 1.2],
          ['B', 'Saloon', 1.1],
          [null, null, 1.3],
        ],
      },
    ],
    asks: { 'Zone: empty': 'above', 'Vehicle: empty': 'any' },
    prices: [
      is({ Zone: 'A', Vehicle: 'Truck' }, '1.4'),
      is({ Zone: 'A', Vehicle: 'Van' }, '1.2'),
      is({ Zone: 'B', Vehicle: 'Truck' }, '1.3'),
    ],
  },
  {
    name: 'hidden rows that are not in force any more',
    sheets: [
      {
        name: 'Ages',
        rows: [
          ['Age', 'Premium (HKD)'],
          ['18-25', 900],
          ['26-40', 700],
          ['41-64', 650],
          ['26-64', 680],
          ['65+', 1_100],
        ],
        hiddenRows: [3, 4],
      },
    ],
    asks: { 'Ages: hidden': 'leave' },
    prices: [is({ Age: '30' }, '680'), is({ Age: '25' }, '900')],
  },
  {
    name: 'hidden rows that are rates like the others',
    sheets: [
      {
        name: 'Ages',
        rows: [
          ['Age', 'Premium'],
          ['18-25', hkd(900)],
          ['26-64', hkd(700)],
          ['65+', hkd(1_100)],
        ],
        hiddenRows: [3],
      },
    ],
    asks: { 'Ages: hidden': 'take' },
    prices: [is({ Age: '30' }, '700'), is({ Age: '70' }, '1100')],
  },
]

import { is, type Shape } from './shape.builder'
import type { Typed } from './write-book.builder'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const COVERS = Array.from({ length: 27 }, (_, at) => `Coverage ${String.fromCharCode(65 + (at % 26))}${at + 1}`)
const block = (at: number): Typed[][] =>
  ['Class 1', 'Class 2', 'Class 3'].map((name, row) => [
    name,
    ...MONTHS.map((_, month) => 1_000 + at * 100 + row * 10 + month),
  ])

/** Blocks that repeat, headings between rates, tables beside and below each other. */
export const stackedShapes: readonly Shape[] = [
  {
    name: '27 blocks for 27 coverages, with their months over the first only',
    sheets: [
      {
        name: 'Premium',
        rows: [
          ['Monthly premium by coverage (HKD)'],
          ['Class', ...MONTHS],
          ...COVERS.flatMap((title, at) => [[title], ...block(at), []]),
        ],
      },
    ],
    prices: [
      is({ Coverage: 'Coverage A1', Class: 'Class 1', Month: 'Jan' }, '1000'),
      is({ Coverage: 'Coverage B2', Class: 'Class 3', Month: 'Jun' }, '1125'),
      is({ Coverage: 'Coverage A27', Class: 'Class 2', Month: 'Feb' }, '3611'),
      is({ Coverage: 'Coverage Z26', Class: 'Class 3', Month: 'Jun' }, '3525'),
    ],
  },
  {
    name: 'blocks under months whose first column has no name',
    sheets: [
      {
        name: 'Premium',
        rows: [
          ['Monthly premium by coverage (HKD)'],
          [null, ...MONTHS],
          ...COVERS.slice(0, 9).flatMap((title, at) => [[title], ...block(at), []]),
        ],
      },
    ],
    prices: [
      is({ Coverage: 'Coverage A1', A: 'Class 1', Month: 'Jan' }, '1000'),
      is({ Coverage: 'Coverage B2', A: 'Class 3', Month: 'Jun' }, '1125'),
      is({ Coverage: 'Coverage I9', A: 'Class 2', Month: 'Feb' }, '1811'),
    ],
  },
  {
    name: 'blocks that each have a title and a header of their own',
    sheets: [
      {
        name: 'By vehicle',
        rows: ['Saloon', 'Truck', 'Motorcycle'].flatMap((title, at) => [
          [title],
          ['Age', 'Premium (HKD)'],
          ['18-25', 900 + at * 1_000],
          ['26-64', 600 + at * 1_000],
          ['65+', 750 + at * 1_000],
          [],
        ]),
      },
    ],
    prices: [
      is({ Block: 'Saloon', Age: '18' }, '900'),
      is({ Block: 'Truck', Age: '30' }, '1600'),
      is({ Block: 'Motorcycle', Age: '99' }, '2750'),
    ],
  },
  {
    name: 'headings between rates whose keys repeat, without an empty row',
    sheets: [
      {
        name: 'Factors',
        rows: [
          ['Use', 'Factor'],
          ['Private cars'],
          ['Commuting', 1.1],
          ['Business', 1.3],
          ['Light vans'],
          ['Commuting', 1.25],
          ['Business', 1.55],
          ['Motorcycles'],
          ['Commuting', 0.9],
          ['Business', 1.05],
        ],
      },
    ],
    prices: [
      is({ Block: 'Private cars', Use: 'Commuting' }, '1.1'),
      is({ Block: 'Light vans', Use: 'Business' }, '1.55'),
      is({ Block: 'Motorcycles', Use: 'Commuting' }, '0.9'),
    ],
  },
  {
    name: 'headings between rates that only part them',
    sheets: [
      {
        name: 'Occupation',
        rows: [
          ['Occupation', 'Class', 'Factor'],
          ['Office'],
          ['Clerk', '1', 1],
          ['Accountant', '1', 1.01],
          ['Outdoor'],
          ['Gardener', '2', 1.2],
          ['Roofer', '3', 1.9],
        ],
      },
    ],
    aside: ['Office', 'Outdoor'],
    prices: [is({ Occupation: 'Clerk', Class: '1' }, '1'), is({ Occupation: 'Roofer', Class: '3' }, '1.9')],
  },
  {
    name: 'two tables side by side and one below, with notes between',
    sheets: [
      {
        name: 'Loadings',
        rows: [
          ['Age', 'Factor', null, 'Claims', 'Loading'],
          ['18-25', 1.5, null, '0', 0],
          ['26-64', 1, null, '1', 0.1],
          ['65+', 1.2, null, '2+', 0.25],
          ['Note: ages are as of the first day of cover'],
          [],
          ['Roof', 'Factor'],
          ['Tile', 1],
          ['Thatch', 1.8],
          ['Metal', 1.1],
        ],
      },
    ],
    aside: ['Note: ages'],
    prices: [
      is({ Age: '70' }, '1.2'),
      is({ Claims: '1' }, '0.1'),
      is({ Claims: '5' }, '0.25'),
      is({ Roof: 'Thatch' }, '1.8'),
    ],
  },
  {
    name: 'sheets of one shape that are joined by hand',
    sheets: ['Kowloon', 'Lantau'].map((name, at) => ({
      name,
      rows: [
        ['Floor', 'Premium (HKD)'],
        ['0-5', 300 + at * 50],
        ['6-20', 280 + at * 50],
        ['21+', 320 + at * 50],
      ],
    })),
    byHand: [{ join: ['Kowloon', 'Lantau'], title: 'Island' }],
    prices: [is({ Island: 'Kowloon', Floor: '3' }, '300'), is({ Island: 'Lantau', Floor: '21' }, '370')],
  },
  {
    name: 'blocks of other columns are kept apart',
    sheets: [
      {
        name: 'Everything',
        rows: [
          ['Base premium'],
          ['Age', 'Premium (HKD)'],
          ['18-40', 800],
          ['41-70', 950],
          [],
          ['Theft loading'],
          ['District', 'Loading'],
          ['North', 0.1],
          ['South', 0.05],
        ],
      },
    ],
    prices: [is({ Age: '18' }, '800'), is({ Age: '70' }, '950'), is({ District: 'South' }, '0.05')],
  },
]

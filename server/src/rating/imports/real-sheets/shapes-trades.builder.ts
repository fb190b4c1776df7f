import { is, type Shape } from './shape.builder'
import { percent } from './write-book.builder'

/** Whole workbooks of one trade each, with everything that its people put into them at once. */
export const tradeShapes: readonly Shape[] = [
  {
    name: 'pets by breed group: raised figures behind keys and plans, stars that a note explains, a factor on its side',
    sheets: [
      {
        name: 'Premiums 2026',
        rows: [
          ['Paws & Claws pet insurance, premium table 2026'],
          ['Annual premium in HKD, levy not included'],
          [],
          ['Breed group', 'Typical breeds¹', 'Age of pet', 'Essential', 'Classic²', 'Platinum'],
          ['A', 'Mixed breed, Poodle', '8 weeks - 1 year', 1_120, 1_680, 2_450],
          [null, null, '2 - 4', 1_180, 1_750, 2_560],
          [null, null, '8+', '1890*', 'n/a', 'n/a'],
          ['B', 'Labrador, Golden Retriever', '0 - 1', 1_340, 2_010, 2_940],
          [null, null, '2 - 4', 1_420, 2_130, 3_110],
          [null, null, '8+', '2310*', 'n/a', 'n/a'],
          ['C³', 'Bulldog, Pug', '0 - 1', 1_720, 2_580, 3_770],
          [null, null, '2 - 4', 1_890, 2_830, 4_130],
          [null, null, '8+', 'Refer', 'n/a', 'n/a'],
          [],
          ['¹ Breeds not listed are in group B.'],
          ['² Classic includes third-party liability.'],
          ['³ Restricted breeds: underwriting approval.'],
          ['* Renewal only.'],
        ],
      },
      {
        name: 'Co-pay',
        rows: [
          ['Co-payment', percent(0), percent(10), percent(20), percent(30)],
          ['Factor', 1, 0.93, 0.86, 0.78],
        ],
      },
    ],
    asks: {
      'Breed group: empty': 'above',
      'Typical breeds: empty': 'above',
      'Typical breeds: list': 'whole',
      'Premiums: across': 'rows',
      'Co-pay: turned': 'turn',
      'Factor: name': { named: [''] },
    },
    asksThen: { 'Premium: name': { named: [''] } },
    aside: ['¹', '²', '³', '*'],
    faults: ["'Premiums 2026'!C5"],
    noRates: ['E7', 'F7', 'E10', 'F10', 'D13', 'E13', 'F13'].map((cell) => `'Premiums 2026'!${cell}`),
    prices: [
      is({ 'Breed group': 'C', 'Typical breeds': 'Bulldog, Pug', 'Age of pet': '3', Plan: 'Classic' }, '2830'),
      is({ 'Breed group': 'A', 'Typical breeds': 'Mixed breed, Poodle', 'Age of pet': '9', Plan: 'Essential' }, '1890'),
      is({ 'Breed group': 'A', 'Typical breeds': 'Mixed breed, Poodle', 'Age of pet': '9', Plan: 'Classic' }, null),
      is({ 'Co-payment': '20' }, '0.86'),
    ],
  },
  {
    name: 'marine cargo: commodities, a corner that names both ways, half a matrix, ages of ships',
    sheets: [
      {
        name: 'Commodities',
        rows: [
          ['Marine cargo open cover'],
          ['Rates in % of sum insured'],
          ['Commodity', 'ICC (A)', 'ICC (B)', 'ICC (C)', 'Deductible'],
          ['Live animals', 'Refer', 'n/a', 'n/a', 'To be agreed'],
          ['Grain in bulk', 0.12, 0.09, 0.07, '0.5% of whole shipment'],
          ['Electronics', 0.25, 0.18, 0.12, 'USD 500 each and every loss'],
          ['Household goods', 0.45, 0.3, 0.2, 'USD 250 each and every loss'],
          ['All other goods', 0.3, 0.2, 0.15, 'USD 500 each and every loss'],
          [],
          ['War & SRCC: 0.025% additional'],
        ],
      },
      {
        name: 'Voyages',
        rows: [
          ['Voyage loading (factor)'],
          ['From \\ To', 'Asia', 'Europe', 'North America'],
          ['Asia', 1, 1.1, 1.15],
          ['Europe', null, 1, 1.05],
          ['North America', null, null, 1.2],
        ],
      },
      {
        name: 'Vessels',
        rows: [
          ['Age of vessel (years)', 'Additional premium'],
          ['Up to 15', 'Nil'],
          ['16 - 20', '0.125%'],
          ['21 - 25', '0.25%'],
          ['26 - 30', '0.375%'],
          ['Over 30', 'By agreement'],
        ],
      },
    ],
    asks: {
      'Commodities: across': 'rows',
      'ICC (A): scale': 'scaled',
      'ICC (B): scale': 'scaled',
      'ICC (C): scale': 'scaled',
      'Voyages: across': 'rows',
    },
    asksThen: { 'Factor: name': { named: [''] }, 'Factor: scale': 'scaled' },
    aside: ['War & SRCC'],
    noRates: ['Commodities!B4', 'Commodities!C4', 'Commodities!D4', 'Vessels!B6'],
    prices: [
      is({ Commodity: 'Grain in bulk', Clauses: 'ICC (B)' }, '0.0009'),
      is({ Commodity: 'Toys', Clauses: 'ICC (A)' }, '0.003'),
      is({ Commodity: 'Live animals', Clauses: 'ICC (A)' }, null),
      is({ From: 'Asia', To: 'Europe' }, '1.1'),
      is({ From: 'Europe', To: 'Asia' }, null),
      is({ 'Age of vessel (years)': '20' }, '0.00125'),
      is({ 'Age of vessel (years)': '31' }, null),
    ],
  },
  {
    name: 'a car tariff: a ladder of discounts whose headings are numbered, zones as postcodes, classes with a half',
    sheets: [
      {
        name: 'NCD ladder',
        rows: [
          ['No-claims discount and where one goes next year'],
          ['Class', 'Discount', 'No claim', '1 claim', '2 claims'],
          ['0', percent(0), '1', 'M', 'M'],
          ['1', percent(20), '2', '0', 'M'],
          ['2', percent(30), '3', '1', '0'],
          ['3', percent(40), '3', '1', '0'],
          ['M', percent(-25), '0', 'M', 'M'],
        ],
      },
      {
        name: 'Zones',
        rows: [
          ['Postcodes', 'Factor'],
          ['10115-10179; 10243', 1.25],
          ['10315, 10317 - 10319', 1.1],
          ['01067, 01069', 0.95],
          ['rest of country', 0.85],
        ],
      },
      {
        name: 'SF classes',
        rows: [
          ['Class', 'Factor'],
          ['SF 35 and more', '20 %'],
          ['SF 1', '62 %'],
          ['SF ½', '75 %'],
          ['0', '115 %'],
          ['M', '150 %'],
        ],
      },
      {
        name: 'Depth',
        rows: [
          ['Flood band', 'Loading'],
          ['up to 1m', 1],
          ['>1m - 3m', 1.2],
          ['>3m', 1.6],
        ],
      },
    ],
    asks: { 'Postcodes: rest': 'rest', 'Flood band: metres': 'metres' },
    prices: [
      is({ Class: 'M' }, '-0.25', { table: 'NCD ladder', column: 'Discount' }),
      is({ Class: '2' }, '0.3', { table: 'NCD ladder', column: 'Discount' }),
      is({ Postcodes: '10243' }, '1.25'),
      is({ Postcodes: '10316' }, '0.85'),
      is({ Postcodes: '1069' }, '0.95'),
      is({ Class: 'SF ½' }, '0.75', { table: 'SF classes' }),
      is({ 'Flood band': '2' }, '1.2'),
    ],
  },
]

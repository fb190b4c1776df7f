import { is, type Shape } from './shape.builder'
import { hkd, percent, usd } from './write-book.builder'

/** Units, currencies, notes of the author, and what is no rate at all. */
export const valueShapes: readonly Shape[] = [
  {
    name: 'headers of two lines with units in the second',
    sheets: [
      {
        name: 'Motor',
        rows: [
          ['Driver age', 'Engine', 'Premium'],
          ['(years)', '(cc)', '(HKD)'],
          ['18-25', '0-1500', 5_200],
          ['18-25', '1501+', 7_900],
          ['26-70', '0-1500', 3_100],
          ['26-70', '1501+', 4_400],
        ],
      },
    ],
    prices: [
      is({ 'Driver age (years)': '20', 'Engine (cc)': '1600' }, '7900'),
      is({ 'Driver age (years)': '70', 'Engine (cc)': '1500' }, '3100'),
    ],
  },
  {
    name: 'sums insured in thousands',
    sheets: [
      {
        name: 'Home',
        rows: [
          ["Sum insured (HKD '000)", 'Premium (HKD)'],
          ['0-499', 600],
          ['500-999', 1_100],
          ['1000-2000', 1_900],
        ],
      },
    ],
    asks: { 'Sum insured: scale': 'scaled' },
    prices: [is({ 'Sum insured': '250000' }, '600'), is({ 'Sum insured': '1500000' }, '1900')],
  },
  {
    name: 'signs of footnotes behind figures, and the notes below',
    sheets: [
      {
        name: 'Smoker',
        rows: [
          ['Smoker', 'Factor'],
          ['Yes', '1.50*'],
          ['No', '1.00'],
          ['* only with a medical'],
          ['Source: pricing committee'],
        ],
      },
    ],
    aside: ['* only', 'Source'],
    prices: [is({ Smoker: 'true' }, '1.5'), is({ Smoker: 'false' }, '1')],
  },
  {
    name: 'a column for each currency',
    sheets: [
      {
        name: 'Premium',
        rows: [
          ['Age', 'HKD', 'USD'],
          ['18-40', 780, 100],
          ['41-70', 1_170, 150],
        ],
      },
    ],
    prices: [is({ Age: '20' }, '780', { column: 'HKD' }), is({ Age: '70' }, '150', { column: 'USD' })],
  },
  {
    name: 'a cell in another currency than its column',
    sheets: [
      {
        name: 'Premium',
        rows: [
          ['Age', 'Premium'],
          ['18-40', hkd(780)],
          ['41-70', usd(150)],
          ['71-75', hkd(2_340)],
          ['76+', hkd(3_120)],
        ],
      },
    ],
    faults: ['Premium!B3'],
    prices: [is({ Age: '20' }, '780'), is({ Age: '50' }, null), is({ Age: '99' }, '3120')],
  },
  {
    name: 'a column that says the currency of each row',
    sheets: [
      {
        name: 'Premium',
        rows: [
          ['Plan', 'Currency', 'Premium'],
          ['Basic', 'HKD', 780],
          ['Basic', 'USD', 100],
          ['Plus', 'HKD', 1_170],
          ['Plus', 'USD', 150],
        ],
      },
    ],
    asks: { 'Premium: unit': 'factor' },
    prices: [is({ Plan: 'Basic', Currency: 'USD' }, '100'), is({ Plan: 'Plus', Currency: 'HKD' }, '1170')],
  },
  {
    name: 'columns of the author: SQL, comments, workings',
    sheets: [
      {
        name: 'Region premium',
        rows: [
          ['Region', 'Premium (HKD)', 'SQL', 'Comments', 'Check', 'Diff to last year'],
          ['North', 700, "insert into rates values ('North', 700)", 'as agreed', 700, 35],
          ['South', 900, "insert into rates values ('South', 900)", null, 900, 45],
          ['West', 840, "insert into rates values ('West', 840)", 'new', 840, 42],
        ],
      },
    ],
    leftOut: ['SQL', 'Comments', 'Check', 'Diff to last year'],
    prices: [is({ Region: 'South' }, '900')],
  },
  {
    name: 'amounts that stand alone with their label',
    sheets: [
      {
        name: 'Rates',
        rows: [['Accident premium: 120'], ['Policy fee', 35], [], ['Age', 'Factor'], ['18-40', 1], ['41-70', 1.4]],
      },
    ],
    tables: ['Rates'],
    byHand: [{ tick: 'Named amounts' }],
    prices: [is({ Age: '50' }, '1.4'), is({ Name: 'Accident premium' }, '120'), is({ Name: 'Policy fee' }, '35')],
  },
  {
    name: 'scores are not money, and a discount of 250 is not a factor',
    sheets: [
      {
        name: 'Risk',
        rows: [
          ['Roof', 'Score', 'Discount'],
          ['Tile', 640, 250],
          ['Thatch', 210, 0],
          ['Metal', 580, 150],
        ],
      },
    ],
    asks: { 'Discount: unit': 'amount' },
    prices: [is({ Roof: 'Tile' }, '640', { column: 'Score' }), is({ Roof: 'Metal' }, '150', { column: 'Discount' })],
  },
  {
    name: 'figures that nothing tells the unit of',
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['Roof', 'Value'],
          ['Tile', 640],
          ['Thatch', 1_210],
          ['Metal', 580],
        ],
      },
    ],
    asks: { 'Value: unit': 'amount' },
    prices: [is({ Roof: 'Thatch' }, '1210')],
  },
  {
    name: 'a truth table, a text sheet and a hidden sheet are not ticked',
    sheets: [
      {
        name: 'Availability',
        rows: [
          ['Product', 'Online', 'Broker', 'Branch'],
          ['Home', 1, 0, 1],
          ['Car', 1, 1, 1],
          ['Travel', 0, 1, 0],
        ],
      },
      {
        name: 'Definitions',
        rows: [
          ['Word', 'Meaning'],
          ['Insured', 'the person who is covered'],
          ['Excess', 'what the insured bears'],
          ['Claim', 'a demand under the policy'],
        ],
      },
      {
        name: 'Old rates',
        isHidden: true,
        rows: [
          ['Age', 'Factor'],
          ['18-40', 9],
          ['41-70', 9.4],
        ],
      },
      {
        name: 'Rates',
        rows: [
          ['Age', 'Factor'],
          ['18-40', 1],
          ['41-70', 1.4],
        ],
      },
    ],
    tables: ['Rates'],
    prices: [is({ Age: '41' }, '1.4', { table: 'Rates' })],
  },
  {
    name: 'loadings and discounts in percent',
    sheets: [
      {
        name: 'Claims',
        rows: [
          ['Claims', 'Loading', 'No claim discount'],
          ['0', '+0%', percent(30)],
          ['1', '+15%', percent(10)],
          ['2+', '+40%', percent(0)],
        ],
      },
    ],
    prices: [
      is({ Claims: '1' }, '1.15', { column: 'Loading' }),
      is({ Claims: '1' }, '0.1', { column: 'No claim discount' }),
      is({ Claims: '7' }, '1.4', { column: 'Loading' }),
    ],
  },
  {
    name: 'a merged title that is a sentence, and headers that are long',
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          [
            'Table 3.1: Annual gross premium rates for household contents, effective from 1 January 2026 (all amounts in HKD, final v1.2)',
          ],
          [
            'Construction type of the insured building as declared in the proposal form (see note 3)',
            'Annual premium payable by the insured including levy (HKD)',
          ],
          ['Concrete', 640],
          ['Timber', 1_210],
          ['Mixed', 980],
        ],
        merges: ['A1:B1'],
      },
      { name: 'Sheet2', rows: [['Nothing here']] },
    ],
    prices: [is({ 'Construction type of the insured building': 'Mixed' }, '980')],
  },
]

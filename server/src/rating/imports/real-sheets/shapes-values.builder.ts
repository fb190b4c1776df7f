import { choice, is, type Shape } from './shape.builder'
import { hkd, percent, usd } from './write-book.builder'

/** Lists, units, currencies, notes of the author, and what is no rate at all. */
export const valueShapes: readonly Shape[] = [
  {
    name: 'lists of states in a cell',
    sheets: [
      {
        name: 'State factor',
        rows: [
          ['State', 'Factor'],
          ['CA, NY, VA', 1.3],
          ['TX', 1.1],
          ['FL, GA', 1.6],
          ['All other', 1],
        ],
      },
    ],
    prices: [
      is({ State: 'NY' }, '1.3'),
      is({ State: 'VA' }, '1.3'),
      is({ State: 'GA' }, '1.6'),
      is({ State: 'OH' }, '1'),
    ],
  },
  {
    name: 'lists with strokes and with semicolons',
    sheets: [
      {
        name: 'Class factor',
        rows: [
          ['Class', 'Group', 'Factor'],
          ['A/B', '1;2;3', 1.1],
          ['A/B', '4', 1.2],
          ['C', '1;2;3;4', 1.9],
        ],
      },
    ],
    prices: [
      is({ Class: 'B', Group: '2' }, '1.1'),
      is({ Class: 'A', Group: '4' }, '1.2'),
      is({ Class: 'C', Group: '3' }, '1.9'),
      is({ Class: 'A/B', Group: '4' }, null),
    ],
  },
  {
    name: 'ranges inside a list',
    sheets: [
      {
        name: 'Postcode loading',
        rows: [
          ['Postcode', 'Loading'],
          ['1000-1999, 3000-3499, 5000', 0.2],
          ['2000-2999', 0.1],
          ['4000-4999, 5001-9999', 0],
        ],
      },
    ],
    prices: [
      is({ Postcode: '1500' }, '0.2'),
      is({ Postcode: '3400' }, '0.2'),
      is({ Postcode: '5000' }, '0.2'),
      is({ Postcode: '2000' }, '0.1'),
      is({ Postcode: '7000' }, '0'),
      is({ Postcode: '3500' }, null),
    ],
  },
  {
    name: 'commas that part no list',
    sheets: [
      {
        name: 'City factor',
        rows: [
          ['City', 'Factor'],
          ['Portland, Maine', 1.1],
          ['Portland, Oregon', 1.3],
          ['Boston, Massachusetts', 1.2],
        ],
      },
    ],
    asks: { 'City: list': 'whole' },
    prices: [is({ City: 'Portland, Oregon' }, '1.3'), is({ City: 'Portland' }, null)],
  },
  {
    name: 'answers that hold a stroke themselves',
    names: [choice('cover', 'Cover', 'Fire/Theft', 'Third party', 'Fire')],
    sheets: [
      {
        name: 'Cover factor',
        rows: [
          ['Cover', 'Factor'],
          ['Fire/Theft', 1.5],
          ['Third party', 1],
          ['Fire', 1.2],
        ],
      },
    ],
    prices: [is({ Cover: 'Fire/Theft' }, '1.5'), is({ Cover: 'Fire' }, '1.2')],
  },
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
    asks: { 'Sum insured: scale': 'thousands' },
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

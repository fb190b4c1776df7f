import { is, type Shape } from './shape.builder'
import { hkd } from './write-book.builder'

/** Words, noughts and gaps where figures are expected. */
export const wordShapes: readonly Shape[] = [
  {
    name: 'a bare nought and nil among loadings in percent',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Tenant', 'Load'],
          ['Family', 0],
          ['Company', 'nil'],
          ['Students', '+20%'],
          ['Unemployed', '+35%'],
          ['Pensioners', '-5%'],
        ],
      },
    ],
    prices: [
      is({ Tenant: 'Family' }, '1'),
      is({ Tenant: 'Company' }, '1'),
      is({ Tenant: 'Students' }, '1.2'),
      is({ Tenant: 'Pensioners' }, '0.95'),
    ],
  },
  {
    name: 'loadings and discounts as shares, nought among them',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Tenant', 'Load'],
          ['Family', 0],
          ['Students', '+0.20'],
          ['Pensioners', '-0.05'],
        ],
      },
    ],
    prices: [is({ Tenant: 'Family' }, '0'), is({ Tenant: 'Students' }, '0.2')],
  },
  {
    name: 'words in place of rates under bands across: the header is found, and only those cells have no rate',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Annual base premium'],
          [null, 'Vehicle group'],
          ['Driver age', '1-10', '11-20', '21-30'],
          ['17-20', hkd(1_240), hkd(1_910), 'Refer'],
          ['21-24', hkd(890), hkd(1_322), 'Refer'],
          ['25-69', hkd(512), hkd(742), hkd(1_260)],
          ['70+', hkd(455), 'Decline', 'POA'],
          ['Refer = refer to underwriting.'],
        ],
        merges: ['B2:D2'],
      },
    ],
    aside: ['Refer ='],
    noRates: ['Rates!D4', 'Rates!D5', 'Rates!C7', 'Rates!D7'],
    prices: [
      is({ 'Driver age': '17', 'Vehicle group': '20' }, '1910'),
      is({ 'Driver age': '17', 'Vehicle group': '21' }, null),
      is({ 'Driver age': '70', 'Vehicle group': '10' }, '455'),
      is({ 'Driver age': '70', 'Vehicle group': '11' }, null),
      is({ 'Driver age': '25', 'Vehicle group': '30' }, '1260'),
    ],
  },
  {
    name: 'words in place of rates under words across, most of a column: it is no note, and no price of its rows is lost',
    sheets: [
      {
        name: 'Buildings',
        rows: [
          ['Sum insured', 'Brick', 'Timber', 'Thatched'],
          ['Up to HKD 100,000', hkd(98), hkd(127.5), hkd(245)],
          ['HKD 100,001 - 200,000', hkd(134.2), hkd(174.5), hkd(336)],
          ['HKD 200,001 - 500,000', hkd(391.5), hkd(508.95), 'Refer'],
          ['Over HKD 500,000', 'Refer', 'Refer', 'on request'],
        ],
      },
    ],
    asks: { 'Buildings: across': 'rows' },
    asksThen: { 'Premium: name': { named: ['Construction'] } },
    noRates: ['Buildings!D4', 'Buildings!B5', 'Buildings!C5', 'Buildings!D5'],
    prices: [
      is({ 'Sum insured': '150000', Construction: 'Thatched' }, '336'),
      is({ 'Sum insured': '300000', Construction: 'Timber' }, '508.95'),
      is({ 'Sum insured': '300000', Construction: 'Thatched' }, null),
      is({ 'Sum insured': '600000', Construction: 'Brick' }, null),
    ],
  },
  {
    name: 'words in place of rates in columns that stay as they are: the other figures of the row hold',
    sheets: [
      {
        name: 'Buildings',
        rows: [
          ['Sum insured', 'Fire', 'Flood', 'Theft'],
          ['Up to HKD 100,000', hkd(98), hkd(127.5), hkd(245)],
          ['HKD 100,001 - 200,000', hkd(134.2), 'n/a', hkd(336)],
          ['HKD 200,001 - 500,000', hkd(391.5), hkd(508.95), 'x'],
          ['Over HKD 500,000', 'Refer', 'Refer', 'Refer'],
        ],
      },
    ],
    asks: { 'Buildings: across': 'apart' },
    noRates: ['Buildings!C3', 'Buildings!D4', 'Buildings!B5', 'Buildings!C5', 'Buildings!D5'],
    prices: [
      is({ 'Sum insured': '150000' }, '134.2', { column: 'Fire' }),
      is({ 'Sum insured': '150000' }, null, { column: 'Flood' }),
      is({ 'Sum insured': '150000' }, '336', { column: 'Theft' }),
      is({ 'Sum insured': '300000' }, null, { column: 'Theft' }),
      is({ 'Sum insured': '600000' }, null, { column: 'Fire' }),
    ],
  },
  {
    name: 'a word in place of a rate above a row for everybody else, who do not pay for it',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Breed', '1-5', '6-8', '9+'],
          ['Labrador', hkd(15), hkd(24), hkd(38)],
          ['Bulldog', hkd(31), hkd(48), 'Refer'],
          ['All other breeds', hkd(17), hkd(27), hkd(44)],
        ],
      },
    ],
    asks: { 'Premium: name': { named: ['Age'] } },
    noRates: ['Rates!D3'],
    prices: [
      is({ Breed: 'Bulldog', Age: '8' }, '48'),
      is({ Breed: 'Bulldog', Age: '9' }, null),
      is({ Breed: 'Poodle', Age: '9' }, '44'),
      is({ Breed: 'Labrador', Age: '9' }, '38'),
    ],
  },
  ...(['none', 'rest'] as const).map((answer): Shape => ({
    name: `an empty combination above a row for everybody else, who ${answer === 'none' ? 'do not pay' : 'pay'} for it`,
    sheets: [
      {
        name: 'Dogs',
        rows: [
          ['Breed', '1-5', '6-8', '9+'],
          ['Labrador', hkd(15), hkd(24), hkd(38)],
          ['Bulldog', hkd(31), hkd(48), null],
          ['All other breeds', hkd(17), hkd(27), hkd(44)],
        ],
      },
    ],
    asks: { 'Premium: name': { named: ['Age'] }, 'Dogs: blank': answer },
    prices: [
      is({ Breed: 'Bulldog', Age: '8' }, '48'),
      is({ Breed: 'Bulldog', Age: '9' }, answer === 'none' ? null : '44'),
      is({ Breed: 'Poodle', Age: '9' }, '44'),
      is({ Breed: 'Labrador', Age: '9' }, '38'),
    ],
  })),
  {
    name: 'an empty combination under words across, asked about once they are turned; the row for everybody else has a gap, too',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Construction', 'North', 'South', 'East'],
          ['Brick', hkd(98), hkd(127), hkd(245)],
          ['Thatched', hkd(134), null, hkd(336)],
          ['All others', hkd(150), hkd(180), null],
        ],
      },
    ],
    asks: { 'Rates: across': 'rows' },
    asksThen: { 'Premium: name': { named: ['Region'] }, 'Rates: blank': 'none' },
    prices: [
      is({ Construction: 'Thatched', Region: 'South' }, null),
      is({ Construction: 'Thatched', Region: 'East' }, '336'),
      is({ Construction: 'Timber', Region: 'South' }, '180'),
      is({ Construction: 'Timber', Region: 'East' }, null),
    ],
  },
  {
    name: 'a figure that is missing in a column that stays as it is, above a row for everybody else: its row is not theirs',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Construction', 'Fire', 'Flood', 'Theft'],
          ['Brick', hkd(98), hkd(127), hkd(245)],
          ['Thatched', hkd(134), null, hkd(336)],
          ['All others', hkd(150), hkd(180), hkd(190)],
        ],
      },
    ],
    asks: { 'Rates: across': 'apart' },
    faults: ['Rates!C3'],
    prices: [
      is({ Construction: 'Thatched' }, '134', { column: 'Fire' }),
      is({ Construction: 'Thatched' }, null, { column: 'Flood' }),
      is({ Construction: 'Timber' }, '180', { column: 'Flood' }),
    ],
  },
  {
    name: 'fees, loadings and minimums on lines of their own, with remarks, in two cells or in one: named amounts all',
    sheets: [
      {
        name: 'Rates',
        rows: [
          ['Age', 'Factor'],
          ['18-40', 1],
          ['41-70', 1.4],
          [],
          ['Winter sports loading', '75%'],
          ['Admin fee per policy', 2.5],
          [],
          ['Policy fee', 25],
          ['Minimum premium', 180, '(before policy fee)'],
          [],
          ['Card fee', hkd(18.5), 'per policy, not refundable'],
          [],
          ['Least excess HKD 150'],
        ],
      },
    ],
    tables: ['Rates'],
    byHand: [{ tick: 'Named amounts' }, { tick: 'Named factors' }],
    prices: [
      is({ Age: '50' }, '1.4'),
      is({ Name: 'Winter sports loading' }, '0.75', { table: 'Named factors' }),
      is({ Name: 'Admin fee per policy' }, '2.5', { table: 'Named amounts' }),
      is({ Name: 'Minimum premium' }, '180', { table: 'Named amounts' }),
      is({ Name: 'Card fee' }, '18.5', { table: 'Named amounts' }),
      is({ Name: 'Least excess' }, '150', { table: 'Named amounts' }),
    ],
  },
]

import {
  amount,
  band,
  cross,
  decline,
  factor,
  type Figures,
  find,
  findEach,
  key,
  load,
  priceOf,
  refer,
  say,
  sumBand,
  table,
  times,
} from '../../sheet'

/** An electric car is rated like one of 1,600 cc. */
const ENGINE = "power == 'electric' ? 1600 : engine"
const AGE = 'age(item.born, starts)'
const CLAIMS = "hadClaims ? size(claims.filter(c, c.kind == 'own')) : 0"

const driver = (of: Figures) =>
  table(
    of,
    ['driver', 'Driver'],
    [band('age', 'Age', AGE), band('licensed', 'Years with a license', 'item.licensed'), factor()],
    cross(
      ['18-24', '25-29', '30-59', '60-69', '70+'],
      ['0-1', '2-4', '5+'],
      [
        [2.35, 1.9, 1.75],
        [1.75, 1.4, 1.25],
        [1.45, 1.15, 1],
        [1.5, 1.2, 1.05],
        [1.9, 1.55, 1.35],
      ],
    ),
  )

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Base premium'],
    [key('plan', 'Plan'), band('engine', 'Engine capacity (cc)', ENGINE), amount(of, 'Base premium')],
    cross(
      ['thirdParty', 'comprehensive', 'prime'],
      ['600-1000', '1001-1500', '1501-2000', '2001-2500', '2501-3500', '3501+'],
      [
        [1_720, 1_910, 2_180, 2_560, 3_120, 3_960],
        [4_380, 4_870, 5_560, 6_520, 7_950, 10_100],
        [5_260, 5_850, 6_680, 7_830, 9_540, 12_100],
      ],
    ),
  ),
  driver(of),
  table(
    of,
    ['value', 'Value of the car'],
    [sumBand('value', 'Value', 'carValue'), factor()],
    [
      ['0-100000', 0.85],
      ['100000-200000', 0.95],
      ['200000-350000', 1.05],
      ['350000-500000', 1.18],
      ['500000-800000', 1.36],
      ['800000-1500000', 1.68],
      ['1500000+', 2.2],
    ],
  ),
  table(
    of,
    ['noClaim', 'No claim discount'],
    [key('years', 'Years', 'noClaim'), factor()],
    [
      ['0', 1],
      ['1', 0.8],
      ['2', 0.7],
      ['3', 0.6],
      ['4', 0.5],
      ['5', 0.4],
    ],
  ),
  table(
    of,
    ['useAndPlace', 'Use and place'],
    [key('use', 'Use'), key('parked', 'At night', 'parked'), factor()],
    cross(
      ['private', 'commuting', 'business'],
      ['garage', 'carPark', 'street'],
      [
        [0.95, 1, 1.08],
        [1, 1.05, 1.14],
        [1.16, 1.22, 1.32],
      ],
    ),
  ),
  table(
    of,
    ['claims', 'Own claims'],
    [band('claims', 'Own claims in three years', CLAIMS), factor()],
    [
      ['0', 1],
      ['1', 1.15],
      ['2', 1.4],
      ['3+', 1.85],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('baseRate', 'Base premium', 'base', { plan: 'plan', engine: ENGINE }, 'amount'),
      findEach(
        ['driverFactor', 'The driver who counts most'],
        ['driver', 'factor'],
        { age: AGE, licensed: 'item.licensed' },
        { of: 'drivers', combine: 'highest' },
      ),
      times('afterDriver', 'After drivers', 'baseRate', 'driverFactor'),
      find('valueFactor', 'Value of the car', 'value', { value: 'carValue' }),
      times('afterValue', 'After value', 'afterDriver', "plan == 'thirdParty' ? 1 : valueFactor"),
      find('useFactor', 'Use and place', 'useAndPlace', { use: 'use', parked: 'parked' }),
      times('afterUse', 'After use', 'afterValue', 'useFactor'),
      find('noClaimFactor', 'No claim discount', 'noClaim', { years: 'noClaim' }),
      times('afterNoClaim', 'After no claim discount', 'afterUse', 'noClaimFactor'),
      find('claimsFactor', 'Own claims', 'claims', { claims: CLAIMS }),
      times('afterClaims', 'After claims', 'afterNoClaim', 'claimsFactor'),
    ],
    { of: 'afterClaims', least: 1_500, duty: { title: 'Motor insurers’ fund', rate: '0.02' }, monthly: '0.04' },
  )

export const guide = (of: Figures) => [
  decline(
    ['young-and-fast', 'Young driver, fast car'],
    `drivers.exists(d, age(d.born, starts) < 21) && (body == 'sports' || (${ENGINE}) > 3000)`,
    'Drivers under 21 are not insured in sports cars or above 3,000 cc',
  ),
  decline(['points', 'Penalty points'], 'drivers.exists(d, d.points >= 12)', 'A driver has 12 penalty points or more'),
  refer(['old-car', 'Old car'], "carAge > 15 && plan != 'thirdParty'", 'The car is more than 15 years old'),
  refer(
    ['valuable', 'Valuable car'],
    `carValue > ${of(1_500_000)}`,
    'The car is worth more than the limit of the treaty',
  ),
  refer(['claims', 'Many claims'], 'hadClaims && size(claims) >= 4', 'Four claims or more in three years'),
  load(
    ['some-points', 'Some penalty points'],
    'drivers.exists(d, d.points >= 8 && d.points < 12)',
    15,
    'A driver has 8 to 11 penalty points',
    say('Penalty points add 15%.', '違例記分加費 15%。', '违章扣分加费 15%。'),
  ),
]

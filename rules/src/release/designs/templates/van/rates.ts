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

const AGE = 'age(item.born, starts)'
const CARRIES = "(use == 'haulage' || use == 'courier')"

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Base premium'],
    [key('plan', 'Plan', 'plan'), band('weight', 'Gross weight (kg)', 'grossWeight'), amount(of, 'Base premium')],
    cross(
      ['thirdParty', 'fireTheft', 'full'],
      ['1000-1900', '1901-2500', '2501-3500', '3501-5500'],
      [
        [2_850, 3_260, 3_980, 5_350],
        [3_720, 4_250, 5_190, 6_980],
        [6_480, 7_410, 9_040, 12_150],
      ],
    ),
  ),
  table(
    of,
    ['use', 'Use and distance'],
    [key('use', 'Use', 'use'), band('distance', 'Kilometres a year', 'distance'), factor()],
    cross(
      ['private', 'own', 'haulage', 'courier'],
      ['0-10000', '10001-25000', '25001-50000', '50001+'],
      [
        [0.85, 0.95, 1.08, 1.25],
        [0.95, 1.05, 1.2, 1.4],
        [1.2, 1.34, 1.52, 1.78],
        [1.35, 1.5, 1.7, 2],
      ],
    ),
  ),
  table(
    of,
    ['driver', 'Driver'],
    [band('age', 'Age', AGE), band('accidents', 'Accidents', 'item.accidents'), factor()],
    cross(
      ['18-24', '25-34', '35-59', '60+'],
      ['0', '1', '2', '3+'],
      [
        [1.6, 1.85, 2.3, 3.1],
        [1.15, 1.34, 1.68, 2.3],
        [1, 1.16, 1.46, 2],
        [1.12, 1.3, 1.62, 2.2],
      ],
    ),
  ),
  table(
    of,
    ['value', 'Value of the van'],
    [sumBand('value', 'Value', 'vanValue'), factor()],
    [
      ['0-80000', 0.9],
      ['80000-160000', 1],
      ['160000-300000', 1.14],
      ['300000-600000', 1.36],
      ['600000+', 1.7],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('baseRate', 'Base premium', 'base', { plan: 'plan', weight: 'grossWeight' }, 'amount'),
      find('useFactor', 'Use and distance', 'use', { use: 'use', distance: 'distance' }),
      times('afterUse', 'After use', 'baseRate', 'useFactor'),
      findEach(
        ['driverFactor', 'The driver who counts most'],
        ['driver', 'factor'],
        { age: AGE, accidents: 'item.accidents' },
        { of: 'drivers', combine: 'highest' },
      ),
      times('afterDriver', 'After drivers', 'afterUse', 'driverFactor'),
      find('valueFactor', 'Value of the van', 'value', { value: 'vanValue' }),
      times('afterValue', 'After value', 'afterDriver', "plan == 'thirdParty' ? 1 : valueFactor"),
      times('afterPlace', 'At night', 'afterValue', "parked == 'depot' ? 0.94 : parked == 'street' ? 1.1 : 1"),
      times('afterMore', 'More than two drivers', 'afterPlace', 'size(drivers) > 2 ? 1.08 : 1'),
    ],
    { of: 'afterMore', least: 2_200, duty: { title: 'Motor insurers’ fund', rate: '0.02' }, monthly: '0.04' },
  )

export const guide = (of: Figures) => [
  decline(['hazard', 'Dangerous goods'], "use != 'private' && hazard", 'It carries dangerous goods'),
  decline(
    ['accidents', 'Many accidents'],
    'drivers.exists(d, d.accidents >= 5)',
    'A driver had five accidents or more in three years',
  ),
  refer(['changed', 'Changed van'], 'changed', 'It was changed after it was built'),
  refer(
    ['goods', 'Valuable goods'],
    `${CARRIES} && goodsValue > ${of(500_000)}`,
    'The goods of one trip are worth more than the treaty takes',
  ),
  load(
    ['new-driver', 'New drivers'],
    'drivers.exists(d, d.licensed < 2)',
    20,
    'A driver has had the license for less than two years',
    say('A new driver adds 20%.', '新手駕駛人加費 20%。', '新手驾驶人加费 20%。'),
  ),
]

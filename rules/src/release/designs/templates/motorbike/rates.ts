import {
  amount,
  band,
  cross,
  decline,
  exclude,
  factor,
  type Figures,
  find,
  key,
  load,
  priceOf,
  refer,
  say,
  sumBand,
  table,
  times,
} from '../../sheet'

const AGE = 'age(born, starts)'

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Base premium'],
    [key('plan', 'Plan', 'plan'), band('engine', 'Engine (cc)', 'engine'), amount(of, 'Base premium')],
    cross(
      ['thirdParty', 'theft', 'full'],
      ['49-125', '126-250', '251-500', '501-800', '801+'],
      [
        [1_180, 1_420, 1_760, 2_240, 2_950],
        [1_560, 1_880, 2_330, 2_960, 3_900],
        [3_240, 3_900, 4_830, 6_150, 8_100],
      ],
    ),
  ),
  table(
    of,
    ['rider', 'Rider'],
    [band('age', 'Age', AGE), key('license', 'License', 'license'), factor()],
    cross(
      ['18-24', '25-34', '35-54', '55+'],
      ['learner', 'probation', 'full'],
      [
        [2.4, 2, 1.6],
        [1.8, 1.5, 1.2],
        [1.5, 1.25, 1],
        [1.6, 1.35, 1.08],
      ],
    ),
  ),
  table(
    of,
    ['kind', 'Kind and place'],
    [key('kind', 'Kind', 'kind'), key('kept', 'At night', 'kept'), factor()],
    cross(
      ['scooter', 'naked', 'touring', 'offRoad', 'sports'],
      ['garage', 'chained', 'street'],
      [
        [0.85, 0.92, 1.04],
        [0.95, 1.03, 1.17],
        [0.92, 1, 1.13],
        [1.02, 1.1, 1.25],
        [1.25, 1.36, 1.54],
      ],
    ),
  ),
  table(
    of,
    ['noClaim', 'No claim discount'],
    [band('years', 'Years', 'noClaim'), factor()],
    [
      ['0', 1],
      ['1', 0.85],
      ['2', 0.75],
      ['3', 0.67],
      ['4+', 0.6],
    ],
  ),
  table(
    of,
    ['value', 'Value of the bike'],
    [sumBand('value', 'Value', 'bikeValue'), factor()],
    [
      ['0-30000', 0.9],
      ['30000-80000', 1],
      ['80000-150000', 1.2],
      ['150000-300000', 1.5],
      ['300000+', 1.95],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('baseRate', 'Base premium', 'base', { plan: 'plan', engine: 'engine' }, 'amount'),
      find('riderFactor', 'Rider', 'rider', { age: AGE, license: 'license' }),
      times('afterRider', 'After rider', 'baseRate', 'riderFactor'),
      find('kindFactor', 'Kind and place', 'kind', { kind: 'kind', kept: 'kept' }),
      times('afterKind', 'After kind', 'afterRider', 'kindFactor'),
      find('valueFactor', 'Value of the bike', 'value', { value: 'bikeValue' }),
      times('afterValue', 'After value', 'afterKind', "plan == 'thirdParty' || plan == 'theft' ? 1 : valueFactor"),
      find('noClaimFactor', 'No claim discount', 'noClaim', { years: 'noClaim' }),
      times('afterNoClaim', 'After no claim discount', 'afterValue', 'noClaimFactor'),
      times(
        'afterTraining',
        'Training, pillion',
        'afterNoClaim',
        "(license == 'full' && training ? 0.93 : 1) * (pillion ? 1.1 : 1)",
      ),
    ],
    { of: 'afterTraining', least: 900, duty: { title: 'Motor insurers’ fund', rate: '0.02' } },
  )

export const guide = (of: Figures) => [
  decline(
    ['learner', 'Learner on a large bike'],
    "license == 'learner' && engine > 250",
    'Learners are not insured above 250 cc',
  ),
  decline(['tuned-sports', 'Tuned sports bike'], "kind == 'sports' && tuned", 'Tuned sports bikes are not insured'),
  refer(['valuable', 'Valuable bike'], `bikeValue > ${of(300_000)}`, 'The bike is worth more than the treaty takes'),
  refer(['young-and-large', 'Young on a large bike'], `${AGE} < 25 && engine > 600`, 'Under 25 and above 600 cc'),
  load(
    ['new-rider', 'New riders'],
    "ridden < 2 && license != 'learner'",
    15,
    'Less than two years of riding',
    say('New riders pay 15% more.', '新手騎士加費 15%。', '新手骑手加费 15%。'),
  ),
  exclude(
    ['tuned', 'Tuned bike'],
    "kind != 'scooter' && kind != 'sports' && tuned",
    'The bike was tuned',
    say('Tuned parts are not paid for.', '改裝零件不獲賠償。', '改装零件不予赔偿。'),
  ),
]

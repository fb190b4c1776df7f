import {
  amount,
  band,
  cross,
  decline,
  exclude,
  factor,
  type Figures,
  find,
  findEach,
  key,
  load,
  priceOf,
  refer,
  say,
  table,
  times,
} from '../../sheet'

const DAYS = 'daysBetween(leaving, back) + 1'
const AGE = 'age(item.born, leaving)'

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Premium for one traveler'],
    [key('region', 'Region'), band('days', 'Days', DAYS), amount(of)],
    cross(
      ['asia', 'europe', 'world'],
      ['1-3', '4-7', '8-14', '15-30', '31-60', '61-90', '91-180'],
      [
        [68, 112, 178, 296, 520, 760, 1_380],
        [98, 158, 252, 418, 738, 1_075, 1_960],
        [126, 204, 324, 540, 955, 1_390, 2_540],
      ],
    ),
  ),
  table(
    of,
    ['age', 'Age of the traveler'],
    [band('age', 'Age', AGE), factor()],
    [
      ['0-17', 0.6],
      ['18-45', 1],
      ['46-60', 1.1],
      ['61-70', 1.45],
      ['71-75', 2.1],
      ['76+', 2.9],
    ],
  ),
  table(
    of,
    ['plan', 'Plan'],
    [key('plan', 'Plan'), factor()],
    [
      ['essential', 1],
      ['plus', 1.38],
      ['premier', 1.95],
    ],
  ),
  table(
    of,
    ['purpose', 'Purpose'],
    [key('purpose', 'Purpose'), factor()],
    [
      ['leisure', 1],
      ['business', 0.95],
      ['study', 1.08],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('each', 'Premium for one traveler', 'base', { region: 'region', days: DAYS }, 'amount'),
      findEach(['heads', 'Travelers by age'], ['age', 'factor'], { age: AGE }, { of: 'travelers', combine: 'sum' }),
      times('all', 'All travelers', 'each', 'heads'),
      find('planFactor', 'Plan', 'plan', { plan: 'plan' }),
      times('afterPlan', 'After plan', 'all', 'planFactor'),
      find('purposeFactor', 'Purpose', 'purpose', { purpose: 'purpose' }),
      times('afterPurpose', 'After purpose', 'afterPlan', 'purposeFactor'),
      times('afterWinter', 'Winter sports', 'afterPurpose', "purpose == 'leisure' && winterSports ? 1.25 : 1"),
    ],
    { of: 'afterWinter', least: 80 },
  )

export const guide = () => [
  decline(
    ['too-long', 'Long trips at a high age'],
    `${DAYS} > 60 && travelers.exists(t, age(t.born, leaving) > 75)`,
    'Over 75 and away for more than 60 days',
  ),
  refer(
    ['serious', 'Serious conditions'],
    "treatment && ('heart' in conditions || 'cancer' in conditions)",
    'Treated for the heart or for cancer in the last 12 months',
  ),
  load(
    ['lungs', 'Lungs'],
    "treatment && 'lungs' in conditions",
    20,
    'Treated for the lungs in the last 12 months',
    say(
      'Breathing troubles are covered for 20% more.',
      '呼吸系統疾病以加費 20% 承保。',
      '呼吸系统疾病以加费 20% 承保。',
    ),
  ),
  exclude(
    ['expecting', 'Expecting a child'],
    'travelers.exists(t, t.expecting)',
    'A traveler is expecting a child',
    say('Birth and its complications are not covered.', '分娩及其併發症不受保。', '分娩及其并发症不受保。'),
  ),
]

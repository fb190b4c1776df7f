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
  yesOrNo,
} from '../../sheet'

const AGE = 'age(item.born, starts)'
/** Body mass: kilograms by the square of metres. */
const MASS = 'p.weight * 10000 / (p.height * p.height)'

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Premium for one person'],
    [key('plan', 'Plan', 'plan'), band('age', 'Age', AGE), amount(of)],
    cross(
      ['ward', 'semi', 'private'],
      ['0-17', '18-29', '30-39', '40-49', '50-59', '60-69', '70+'],
      [
        [1_650, 1_980, 2_460, 3_380, 5_120, 8_350, 13_900],
        [3_280, 3_940, 4_890, 6_720, 10_200, 16_600, 27_600],
        [7_400, 8_880, 11_000, 15_100, 22_900, 37_400, 62_000],
      ],
    ),
  ),
  table(
    of,
    ['smoker', 'Smoking'],
    [yesOrNo('smoker', 'Smokes', 'item.smoker'), factor()],
    [
      [true, 1.2],
      [false, 1],
    ],
  ),
  table(
    of,
    ['area', 'Area and deductible'],
    [key('area', 'Area'), key('deductible', 'Deductible'), factor()],
    cross(
      ['home', 'asia', 'world'],
      ['none', 'low', 'high'],
      [
        [1, 0.78, 0.6],
        [1.18, 0.94, 0.73],
        [1.62, 1.3, 1.02],
      ],
    ),
  ),
  table(
    of,
    ['family', 'Family'],
    [band('count', 'Insured persons', 'size(insured)'), factor()],
    [
      ['1', 1],
      ['2-3', 0.95],
      ['4+', 0.9],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      findEach(
        ['smoking', 'Smoking of each'],
        ['smoker', 'factor'],
        { smoker: 'item.smoker' },
        { of: 'insured', combine: 'highest' },
      ),
      findEach(
        ['all', 'All insured persons'],
        ['base', 'amount'],
        { plan: 'plan', age: AGE },
        { of: 'insured', combine: 'sum', times: 'smoking' },
      ),
      find('areaFactor', 'Area and deductible', 'area', { area: 'area', deductible: 'deductible' }),
      times('afterArea', 'After area', 'all', 'areaFactor'),
      find('familyFactor', 'Family', 'family', { count: 'size(insured)' }),
      times('afterFamily', 'After family', 'afterArea', 'familyFactor'),
    ],
    { of: 'afterFamily', least: 1_000, monthly: '0.03' },
  )

export const guide = () => [
  decline(
    ['grave', 'Heart and cancer'],
    "has(conditions) && 'heart' in conditions && 'cancer' in conditions",
    'Both heart or stroke and cancer in the family insured',
  ),
  refer(
    ['serious', 'Heart or cancer'],
    "has(conditions) && ('heart' in conditions || 'cancer' in conditions)",
    'Heart attack, stroke or cancer',
  ),
  refer(['waiting', 'Waiting for tests'], 'waiting || refused', 'Waiting for tests or an operation, or refused before'),
  refer(['mass', 'Body mass'], `insured.exists(p, ${MASS} > 35 || ${MASS} < 16)`, 'Body mass under 16 or above 35'),
  load(
    ['diabetes', 'Diabetes or blood pressure'],
    "has(conditions) && ('diabetes' in conditions || 'pressure' in conditions)",
    25,
    'Diabetes or high blood pressure',
    say(
      'Diabetes and blood pressure are covered for 25% more.',
      '糖尿病及高血壓以加費 25% 承保。',
      '糖尿病及高血压以加费 25% 承保。',
    ),
  ),
  exclude(
    ['back', 'Back and joints'],
    "has(conditions) && 'back' in conditions",
    'Back or joints',
    say('Back and joints are not covered for two years.', '腰背及關節首兩年不受保。', '腰背及关节首两年不受保。'),
  ),
]

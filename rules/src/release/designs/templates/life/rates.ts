import {
  band,
  cross,
  decline,
  factor,
  type Figures,
  find,
  formula,
  key,
  load,
  priceOf,
  refer,
  say,
  sumBand,
  table,
  times,
  yesOrNo,
} from '../../sheet'

const AGE = 'age(born, starts)'
/** Body mass: kilograms by the square of metres. */
const MASS = 'weight * 10000 / (height * height)'

export const tables = (of: Figures) => [
  table(
    of,
    ['mortality', 'Rate a thousand'],
    [band('age', 'Age', AGE), key('gender', 'Gender'), factor('Rate a thousand')],
    cross(
      ['18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55-59', '60+'],
      ['female', 'male'],
      [
        [0.42, 0.62],
        [0.46, 0.68],
        [0.55, 0.78],
        [0.74, 1.02],
        [1.08, 1.5],
        [1.65, 2.34],
        [2.52, 3.68],
        [3.9, 5.8],
        [6.1, 9.2],
      ],
    ),
  ),
  table(
    of,
    ['smoker', 'Smoking'],
    [yesOrNo('smoker', 'Smokes'), factor()],
    [
      [true, 1.85],
      [false, 1],
    ],
  ),
  table(
    of,
    ['term', 'Term'],
    [key('term', 'Years', 'term'), factor()],
    [
      ['10', 1],
      ['20', 1.24],
      ['30', 1.58],
    ],
  ),
  table(
    of,
    ['size', 'Size of the sum'],
    [sumBand('sum', 'Sum', 'sumAssured'), factor()],
    [
      ['0-500000', 1.12],
      ['500000-1000000', 1.04],
      ['1000000-3000000', 1],
      ['3000000-8000000', 0.95],
      ['8000000+', 0.91],
    ],
  ),
  table(
    of,
    ['plan', 'Plan'],
    [key('plan', 'Plan'), factor()],
    [
      ['term', 1],
      ['plus', 1.14],
      ['family', 1.28],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('mortality', 'Rate a thousand', 'mortality', { age: AGE, gender: 'gender' }),
      formula('pure', 'The sum by its rate', 'sumAssured * mortality / 1000'),
      find('smokerFactor', 'Smoking', 'smoker', { smoker: 'smoker' }),
      times('afterSmoking', 'After smoking', 'pure', 'smokerFactor'),
      find('termFactor', 'Term', 'term', { term: 'term' }),
      times('afterTerm', 'After term', 'afterSmoking', 'termFactor'),
      find('sizeFactor', 'Size of the sum', 'size', { sum: 'sumAssured' }),
      times('afterSize', 'After size', 'afterTerm', 'sizeFactor'),
      find('planFactor', 'Plan', 'plan', { plan: 'plan' }),
      times('afterPlan', 'After plan', 'afterSize', 'planFactor'),
      times('afterWork', 'Work', 'afterPlan', "work == 'danger' ? 1.5 : work == 'hands' ? 1.12 : 1"),
    ],
    { of: 'afterWork', least: 480, monthly: '0.03' },
  )

export const guide = (of: Figures) => [
  decline(
    ['grave', 'Heart or cancer'],
    "has(conditions) && ('heart' in conditions || 'cancer' in conditions) && smoker",
    'Heart attack, stroke or cancer, and smokes',
  ),
  decline(
    ['too-old', 'Too old at the end'],
    `${AGE} + (term == '30' ? 30 : term == '20' ? 20 : 10) > 80`,
    'The term would end after the 80th birthday',
  ),
  refer(
    ['serious', 'Serious conditions'],
    "has(conditions) && ('heart' in conditions || 'cancer' in conditions || 'liver' in conditions)",
    'Heart, cancer, liver or kidneys',
  ),
  refer(
    ['large', 'A large sum'],
    `sumAssured > ${of(8_000_000)} || sumAssured > income * 20`,
    'The sum is large, or more than twenty times the income',
  ),
  refer(['mass', 'Body mass'], `${MASS} > 36 || ${MASS} < 16`, 'Body mass under 16 or above 36'),
  load(
    ['diabetes', 'Diabetes'],
    "has(conditions) && 'diabetes' in conditions",
    50,
    'Diabetes',
    say('Diabetes is covered for 50% more.', '糖尿病以加費 50% 承保。', '糖尿病以加费 50% 承保。'),
  ),
  load(
    ['family', 'Illness in the family'],
    'family',
    15,
    'A parent died of illness before 60',
    say('Illness in the family adds 15%.', '家族病史加費 15%。', '家族病史加费 15%。'),
  ),
]

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
  table,
  times,
} from '../../sheet'

const AGE = 'age(born, starts)'
const SPORTS = 'has(sports) ? size(sports) : 0'

export const tables = (of: Figures) => [
  table(
    of,
    ['base', 'Premium by occupation'],
    [key('plan', 'Plan', 'plan'), key('occupation', 'Occupation'), amount(of)],
    cross(
      ['basic', 'active', 'elite'],
      ['office', 'outdoor', 'light', 'heavy', 'danger'],
      [
        [380, 470, 610, 980, 1_850],
        [960, 1_190, 1_540, 2_470, 4_660],
        [2_650, 3_280, 4_240, 6_810, 12_800],
      ],
    ),
  ),
  table(
    of,
    ['age', 'Age'],
    [band('age', 'Age', AGE), factor()],
    [
      ['0-17', 0.9],
      ['18-50', 1],
      ['51-60', 1.2],
      ['61-65', 1.5],
      ['66+', 1.9],
    ],
  ),
  table(
    of,
    ['sports', 'Sports'],
    [band('count', 'Risky sports', SPORTS), factor()],
    [
      ['0', 1],
      ['1', 1.15],
      ['2', 1.3],
      ['3+', 1.55],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('baseRate', 'Premium by occupation', 'base', { plan: 'plan', occupation: 'occupation' }, 'amount'),
      find('ageFactor', 'Age', 'age', { age: AGE }),
      times('afterAge', 'After age', 'baseRate', 'ageFactor'),
      find('sportsFactor', 'Sports', 'sports', { count: SPORTS }),
      times('afterSports', 'After sports', 'afterAge', 'sportsFactor'),
      times('afterRiding', 'Motorbike', 'afterSports', 'rides ? 1.2 : 1'),
    ],
    { of: 'afterRiding', least: 300 },
  )

export const guide = (of: Figures) => [
  decline(
    ['danger', 'Dangerous work with flying'],
    "occupation == 'danger' && has(sports) && 'flying' in sports",
    'Dangerous work and flying sports',
  ),
  refer(
    ['heights', 'Work at heights'],
    "(occupation == 'heavy' || occupation == 'danger') && heights",
    'Works above 10 metres',
  ),
  refer(
    ['sum', 'Much more than is earned'],
    `death > ${of(2_000_000)} && income < ${of(200_000)}`,
    'The sum insured is high beside the income',
  ),
  load(
    ['flying', 'Flying sports'],
    "occupation != 'danger' && has(sports) && 'flying' in sports",
    30,
    'Gliding or parachuting',
    say('Flying sports are covered for 30% more.', '滑翔及跳傘以加費 30% 承保。', '滑翔及跳伞以加费 30% 承保。'),
  ),
  exclude(
    ['impaired', 'What was lost before'],
    'impaired',
    'Sight, hearing or a limb was lost before',
    say('What was lost before is not paid for.', '已有的缺損不獲賠償。', '已有的缺损不予赔偿。'),
  ),
]

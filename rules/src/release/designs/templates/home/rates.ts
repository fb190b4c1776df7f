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

const AGE = 'year(starts) - built'

export const tables = (of: Figures) => [
  table(
    of,
    ['contents', 'Value of the contents'],
    [sumBand('contents', 'Contents'), amount(of, 'Premium')],
    [
      ['0-100000', 380],
      ['100000-250000', 560],
      ['250000-500000', 820],
      ['500000-1000000', 1_280],
      ['1000000-2000000', 2_050],
      ['2000000-3000000', 2_840],
      ['3000000+', 4_100],
    ],
  ),
  table(
    of,
    ['building', 'Dwelling and age'],
    [key('dwelling', 'Dwelling'), band('age', 'Age of the building', AGE), factor()],
    cross(
      ['flat', 'house', 'village'],
      ['0-10', '11-25', '26-40', '41-60', '61+'],
      [
        [0.95, 1, 1.06, 1.15, 1.3],
        [1.1, 1.15, 1.22, 1.34, 1.52],
        [1.22, 1.28, 1.36, 1.5, 1.7],
      ],
    ),
  ),
  table(
    of,
    ['plan', 'Plan'],
    [key('plan', 'Plan'), factor()],
    [
      ['contents', 1],
      ['household', 1.24],
      ['premier', 1.58],
    ],
  ),
  table(
    of,
    ['losses', 'Losses of five years'],
    [band('losses', 'Losses'), factor()],
    [
      ['0', 0.9],
      ['1', 1.1],
      ['2', 1.35],
      ['3+', 1.8],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('contentsRate', 'Value of the contents', 'contents', { contents: 'contents' }, 'amount'),
      find('buildingFactor', 'Dwelling and age', 'building', { dwelling: 'dwelling', age: AGE }),
      times('afterBuilding', 'After dwelling', 'contentsRate', 'buildingFactor'),
      times('afterLevel', 'Street level', 'afterBuilding', "dwelling == 'flat' && streetLevel ? 1.12 : 1"),
      times(
        'afterGuard',
        'Alarm, smoke detectors, guard',
        'afterLevel',
        "!has(guarded) ? 1 : 1 - ('alarm' in guarded ? 0.05 : 0) - ('smoke' in guarded ? 0.03 : 0) - ('guard' in guarded ? 0.04 : 0)",
      ),
      times('afterValuables', 'Valuables, 8 % each', 'afterGuard', 'hasValuables ? 1 + size(valuables) * 0.08 : 1'),
      find('planFactor', 'Plan', 'plan', { plan: 'plan' }),
      times('afterPlan', 'After plan', 'afterValuables', 'planFactor'),
      find('lossFactor', 'Losses', 'losses', { losses: 'losses' }),
      times('afterLosses', 'After losses', 'afterPlan', 'lossFactor'),
    ],
    { of: 'afterLosses', least: 350, monthly: '0.03' },
  )

export const guide = (of: Figures) => [
  decline(['long-empty', 'Long empty'], 'empty > 180', 'The home stands empty for more than half a year'),
  decline(['losses', 'Many losses'], 'losses >= 5', 'Five losses or more in five years'),
  refer(['old', 'Old building'], `${AGE} > 80`, 'The building is more than 80 years old'),
  refer(
    ['valuable', 'Very valuable things'],
    `hasValuables && valuables.exists(v, v.worth > ${of(500_000)})`,
    'One thing is worth more than a survey allows',
  ),
  load(
    ['empty', 'Often empty'],
    'empty > 60 && empty <= 180',
    15,
    'The home stands empty for more than 60 days',
    say('An empty home costs 15% more.', '長期無人居住加費 15%。', '长期无人居住加费 15%。'),
  ),
  exclude(
    ['village-flood', 'Floods in village houses'],
    "dwelling == 'village' && losses >= 2",
    'A village house with two losses',
    say('Floods are not covered.', '水浸不受保。', '水淹不受保。'),
  ),
]

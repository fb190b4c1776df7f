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

const KIND = "item.species == 'cat' ? 'cat' : item.breed"
const inputs = { kind: KIND, age: 'item.petAge' }

export const tables = (of: Figures) => [
  table(
    of,
    ['pet', 'Premium for one pet'],
    [key('kind', 'Kind', KIND), band('age', 'Age', 'item.petAge'), amount(of)],
    cross(
      ['cat', 'small', 'medium', 'large', 'flat', 'fighting'],
      ['0-1', '2-4', '5-7', '8-10', '11+'],
      [
        [780, 720, 920, 1_340, 2_050],
        [1_060, 980, 1_240, 1_820, 2_780],
        [1_240, 1_150, 1_460, 2_140, 3_270],
        [1_520, 1_410, 1_790, 2_620, 4_000],
        [1_980, 1_840, 2_330, 3_420, 5_220],
        [2_400, 2_220, 2_820, 4_130, 6_300],
      ],
    ),
  ),
  table(
    of,
    ['plan', 'Plan'],
    [key('plan', 'Plan'), factor()],
    [
      ['accident', 0.55],
      ['care', 1],
      ['lifetime', 1.48],
    ],
  ),
  table(
    of,
    ['several', 'Several pets'],
    [band('count', 'Pets', 'size(pets)'), factor()],
    [
      ['1', 1],
      ['2', 0.95],
      ['3', 0.92],
      ['4', 0.9],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      findEach(['all', 'All pets'], ['pet', 'amount'], inputs, { of: 'pets', combine: 'sum' }),
      find('planFactor', 'Plan', 'plan', { plan: 'plan' }),
      times('afterPlan', 'After plan', 'all', 'planFactor'),
      find('severalFactor', 'Several pets', 'several', { count: 'size(pets)' }),
      times('afterSeveral', 'After several', 'afterPlan', 'severalFactor'),
      times('afterNeutered', 'All neutered', 'afterSeveral', 'pets.all(p, p.neutered) ? 0.96 : 1'),
    ],
    { of: 'afterNeutered', least: 400, monthly: '0.03' },
  )

export const guide = () => [
  decline(
    ['dangerous', 'Dangerous dogs'],
    "pets.exists(p, p.species == 'dog' && p.breed == 'fighting')",
    'A dog is listed as dangerous',
  ),
  decline(['too-old', 'Very old'], 'pets.exists(p, p.petAge > 15)', 'A pet is more than 15 years old'),
  refer(['heart', 'Heart or kidneys'], "ill && 'heart' in illness", 'Ill at heart or kidneys in the last two years'),
  refer(
    ['unprotected', 'Old and not vaccinated'],
    '!vaccinated && pets.exists(p, p.petAge >= 8)',
    'Eight or older and not vaccinated',
  ),
  load(
    ['no-chip', 'No microchip'],
    '!chipped',
    10,
    'A pet has no microchip',
    say('Until all have a microchip it costs 10% more.', '在全部植入晶片前加費 10%。', '在全部植入芯片前加费 10%。'),
  ),
  exclude(
    ['joints', 'Hips and joints'],
    "ill && 'joints' in illness",
    'Ill at hips or joints in the last two years',
    say('Hips and joints are not covered.', '髖部及關節不受保。', '髋部及关节不受保。'),
  ),
]

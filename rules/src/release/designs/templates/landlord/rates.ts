import {
  band,
  cross,
  decline,
  exclude,
  factor,
  type Figures,
  find,
  findEach,
  formula,
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
const LET = "letState == 'let'"

export const tables = (of: Figures) => [
  table(
    of,
    ['rebuild', 'Rate on the cost of rebuilding'],
    [sumBand('rebuild', 'Cost of rebuilding', 'rebuild'), factor('Rate')],
    [
      ['0-1000000', 0.00125],
      ['1000000-3000000', 0.00112],
      ['3000000-8000000', 0.00098],
      ['8000000-20000000', 0.00088],
      ['20000000+', 0.00082],
    ],
  ),
  table(
    of,
    ['kind', 'Kind and age'],
    [key('kind', 'Kind', 'kind'), band('age', 'Age', AGE), factor()],
    cross(
      ['flat', 'house', 'rooms', 'shop'],
      ['0-20', '21-50', '51-90', '91+'],
      [
        [0.95, 1, 1.12, 1.3],
        [1.05, 1.1, 1.24, 1.44],
        [1.35, 1.42, 1.6, 1.86],
        [1.28, 1.34, 1.5, 1.75],
      ],
    ),
  ),
  table(
    of,
    ['tenant', 'Tenants'],
    [key('who', 'Who lives there', 'item.who'), factor()],
    [
      ['working', 1],
      ['family', 0.97],
      ['students', 1.18],
      ['benefit', 1.14],
    ],
  ),
  table(
    of,
    ['plan', 'Plan'],
    [key('plan', 'Plan'), factor()],
    [
      ['building', 1],
      ['let', 1.32],
      ['income', 1.7],
    ],
  ),
  table(
    of,
    ['losses', 'Claims of five years'],
    [band('losses', 'Claims'), factor()],
    [
      ['0', 0.92],
      ['1', 1.12],
      ['2', 1.4],
      ['3+', 1.9],
    ],
  ),
]

export const price = (of: Figures) =>
  priceOf(
    of,
    [
      find('rate', 'Rate on the cost of rebuilding', 'rebuild', { rebuild: 'rebuild' }),
      formula('structureRate', 'The building', 'rebuild * rate'),
      find('kindFactor', 'Kind and age', 'kind', { kind: 'kind', age: AGE }),
      times('afterKind', 'After kind', 'structureRate', 'kindFactor'),
      times('afterWalls', 'Walls', 'afterKind', "walls == 'timber' ? 1.45 : 1"),
      {
        ...findEach(
          ['tenantFactor', 'Tenants'],
          ['tenant', 'factor'],
          { who: 'item.who' },
          { of: 'tenants', combine: 'highest' },
        ),
        when: LET,
      },
      times('afterTenants', 'After tenants', 'afterWalls', 'tenantFactor'),
      times('afterLetting', 'Furnished, agent', 'afterTenants', '(furnished ? 1.06 : 1) * (agent ? 0.96 : 1)'),
      find('planFactor', 'Plan', 'plan', { plan: 'plan' }),
      times('afterPlan', 'After plan', 'afterLetting', 'planFactor'),
      find('lossFactor', 'Claims', 'losses', { losses: 'losses' }),
      times('afterLosses', 'After claims', 'afterPlan', 'lossFactor'),
    ],
    { of: 'afterLosses', least: 900, monthly: '0.03' },
  )

export const guide = () => [
  decline(['nightly', 'Let by the night'], "letState == 'short'", 'Let by the night'),
  decline(
    ['no-gas', 'Rooms without a gas check'],
    "kind == 'rooms' && !(has(safety) && 'gas' in safety)",
    'Single rooms are let without a yearly gas check',
  ),
  refer(['timber', 'Old timber'], `walls == 'timber' && ${AGE} > 50`, 'A timber building of more than 50 years'),
  refer(['empty', 'Long empty'], 'empty > 120', 'It stood empty for more than 120 days'),
  load(
    ['late', 'Late rent'],
    `${LET} && tenants.exists(t, t.late)`,
    10,
    'A tenant was late with the rent',
    say('Rent that came late adds 10%.', '曾遲交租金加費 10%。', '曾迟交租金加费 10%。'),
  ),
  exclude(
    ['not-let', 'Not let yet'],
    "letState == 'looking'",
    'Not let yet',
    say('Theft and water are covered once it is let.', '租出後方保盜竊及水患。', '租出后方保盗窃及水患。'),
  ),
]

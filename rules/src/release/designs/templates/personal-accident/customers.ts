import { customer } from '../../sheet'

const clerk = {
  ...{ born: '1988-05-14', occupation: 'office', income: '420000', starts: '2026-03-16', sports: [], rides: false },
  ...{ impaired: false, heirs: [{ fullName: 'Bo Lee', relation: 'Husband', share: '100' }] },
}
const starts = { startDate: '2026-03-16' }

export const customers = [
  customer('Somebody at a desk', clerk, { plan: 'active', addOns: ['physio'], ...starts }, ['accept', 1_321.32]),
  customer(
    'A teacher who skis and rides',
    { ...clerk, occupation: 'outdoor', sports: ['skiing'], rides: true },
    { plan: 'elite', ...starts },
    ['accept', 4_530.93],
  ),
  customer(
    'A cook who jumps out of planes',
    { ...clerk, occupation: 'light', sports: ['flying', 'diving'] },
    { plan: 'basic', ...starts },
    ['acceptWithTerms', 1_031.93],
  ),
  customer(
    'A welder at heights',
    { ...clerk, born: '1970-01-30', occupation: 'heavy', heights: true },
    { plan: 'active', ...starts },
    ['refer', 2_966.96],
  ),
  customer(
    'A diver for a living who parachutes',
    { ...clerk, occupation: 'danger', heights: false, sports: ['flying'] },
    { plan: 'basic', ...starts },
    ['decline', null],
  ),
]

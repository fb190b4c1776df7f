import { customer } from '../../sheet'

const person = (fullName: string, born: string, relation: string, more = {}) => ({
  ...{ fullName, born, relation, smoker: false, height: '170', weight: '64' },
  ...more,
})
const self = person('An Lee', '1988-05-14', 'self')
const one = {
  ...{ insured: [self], area: 'home', deductible: 'none', hasGroup: false, starts: '2026-04-01' },
  ...{ conditions: [], waiting: false, refused: false },
}
const family = [
  self,
  person('Bo Lee', '1986-11-02', 'partner', { smoker: true }),
  person('Cy Lee', '2011-01-20', 'child'),
  person('Di Lee', '2012-08-03', 'child'),
]
const starts = { startDate: '2026-04-01' }

export const customers = [
  customer('One healthy person', one, { plan: 'semi', addOns: ['checkup'], ...starts }, ['accept', 5_875.87]),
  customer(
    'A family of four, one smokes',
    { ...one, insured: family, area: 'asia', deductible: 'low' },
    { plan: 'private', ...starts },
    ['accept', 33_026.99],
  ),
  customer('Blood pressure and a bad back', { ...one, conditions: ['pressure', 'back'] }, { plan: 'ward', ...starts }, [
    'acceptWithTerms',
    3_078.08,
  ]),
  customer(
    'Waiting for an operation',
    { ...one, insured: [person('Ed Chan', '1966-06-01', 'self')], waiting: true, told: 'A knee in May' },
    { plan: 'private', addOns: ['dental'], ...starts },
    ['refer', 24_374.35],
  ),
  customer('Heart and cancer', { ...one, conditions: ['heart', 'cancer'] }, { plan: 'ward', ...starts }, [
    'decline',
    null,
  ]),
]

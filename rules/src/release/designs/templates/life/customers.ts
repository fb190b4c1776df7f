import { customer } from '../../sheet'

const mother = {
  ...{ born: '1988-05-14', gender: 'female', smoker: false, height: '165', weight: '60', work: 'desk' },
  ...{ sumAssured: '2000000', term: '20', income: '420000', starts: '2026-04-01', conditions: [], family: false },
  ...{ abroad: false, heirs: [{ fullName: 'Bo Lee', relation: 'partner', share: '100' }] },
}
const starts = { startDate: '2026-04-01' }

export const customers = [
  customer('A mother of 37', mother, { plan: 'plus', addOns: ['waiver'], ...starts }, ['accept', 2_514.64]),
  customer(
    'A fireman who smokes and moves abroad',
    { ...mother, gender: 'male', smoker: true, work: 'danger', abroad: true, country: 'Canada', years: '3' },
    { plan: 'family', ...starts },
    ['accept', 8_994.13],
  ),
  customer(
    'Diabetes and a father who died early',
    { ...mother, conditions: ['diabetes'], family: true },
    { plan: 'term', ...starts },
    ['acceptWithTerms', 3_031.11],
  ),
  customer(
    'Ten million',
    { ...mother, sumAssured: '10000000', income: '1200000' },
    { plan: 'plus', addOns: ['critical'], ...starts },
    ['refer', 11_390.56],
  ),
  customer('Thirty years at 60', { ...mother, born: '1965-09-01', term: '30' }, { plan: 'term', ...starts }, [
    'decline',
    null,
  ]),
]

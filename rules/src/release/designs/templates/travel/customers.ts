import { customer } from '../../sheet'

const traveler = (fullName: string, born: string, expecting = false) => ({ fullName, born, expecting })
const two = [traveler('An Lee', '1990-05-14'), traveler('Bo Lee', '1988-11-02')]
const week = {
  ...{ region: 'asia', leaving: '2026-04-10', back: '2026-04-16', purpose: 'leisure', winterSports: false },
  ...{ travelers: two, treatment: false },
}
const starts = { startDate: '2026-04-10' }

export const customers = [
  customer('Two to Asia for a week', week, { plan: 'plus', addOns: ['gadgets'], ...starts }, ['accept', 404.52]),
  customer(
    'A family skiing in Europe',
    { ...week, region: 'europe', winterSports: true, travelers: [...two, traveler('Cy Lee', '2011-01-20')] },
    { plan: 'premier', ...starts },
    ['accept', 1_002.33],
  ),
  customer(
    'A term of study with an expecting student',
    {
      ...week,
      region: 'world',
      purpose: 'study',
      school: 'Pier College',
      livesThere: true,
      back: '2026-08-31',
      travelers: [traveler('Di Wong', '2001-07-07', true)],
    },
    { plan: 'essential', ...starts },
    ['acceptWithTerms', 2_745.94],
  ),
  customer('A heart condition', { ...week, treatment: true, conditions: ['heart'] }, { plan: 'plus', ...starts }, [
    'refer',
    309.43,
  ]),
  customer(
    'Three months at 78',
    { ...week, back: '2026-07-05', travelers: [traveler('Ed Chan', '1947-06-01')] },
    { plan: 'essential', ...starts },
    ['decline', null],
  ),
]

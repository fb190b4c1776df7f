import { customer } from '../../sheet'

const flat = {
  ...{ dwelling: 'flat', tenure: 'owner', where: { line1: '8 Pier Road', city: 'Harbour' }, area: '62', built: '2008' },
  ...{ streetLevel: false, empty: '21', starts: '2026-03-16', contents: '400000', guarded: ['smoke', 'guard'] },
  ...{ hasValuables: false, losses: '0' },
}
const starts = { startDate: '2026-03-16' }

export const customers = [
  customer('An apartment with a guard', flat, { plan: 'household', addOns: ['emergency'], ...starts }, [
    'accept',
    1_112.17,
  ]),
  customer(
    'A rented apartment at street level',
    { ...flat, tenure: 'tenant', streetLevel: true, contents: '90000', guarded: [], built: '1979' },
    { plan: 'contents', ...starts },
    ['accept', 440.94],
  ),
  customer(
    'A village house that floods',
    {
      ...flat,
      dwelling: 'village',
      streetLevel: undefined,
      built: '1995',
      empty: '75',
      losses: '2',
      lossesTold: 'The stream rose twice.',
    },
    { plan: 'premier', ...starts },
    ['acceptWithTerms', 2_546.58],
  ),
  customer(
    'A painting worth 800,000',
    {
      ...flat,
      contents: '2500000',
      hasValuables: true,
      valuables: [{ kind: 'art', what: 'Painting', worth: '800000' }],
    },
    { plan: 'premier', addOns: ['worldwide'], ...starts },
    ['refer', 4_380.63],
  ),
  customer('A home that is empty most of the year', { ...flat, empty: '240' }, { plan: 'contents', ...starts }, [
    'decline',
    null,
  ]),
]

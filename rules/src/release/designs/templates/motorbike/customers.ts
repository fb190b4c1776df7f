import { customer } from '../../sheet'

const tourer = {
  ...{ plate: 'EF 90', kind: 'touring', engine: '745', bikeAge: '2', bikeValue: '95000', tuned: false, kept: 'garage' },
  ...{ starts: '2026-03-16', born: '1984-05-14', license: 'full', ridden: '12', training: true, noClaim: '3' },
  ...{ pillion: true, accidents: [] },
}
const starts = { startDate: '2026-03-16' }

export const customers = [
  customer('A touring bike in a garage', tourer, { plan: 'full', addOns: ['recovery'], ...starts }, [
    'accept',
    4_996.42,
  ]),
  customer(
    'A scooter on the street',
    {
      ...tourer,
      kind: 'scooter',
      tuned: undefined,
      engine: '124',
      bikeValue: '18000',
      kept: 'street',
      pillion: false,
      noClaim: '0',
    },
    { plan: 'theft', ...starts },
    ['accept', 1_540.52],
  ),
  customer(
    'A new rider on a tuned street bike',
    {
      ...tourer,
      kind: 'naked',
      engine: '398',
      tuned: true,
      license: 'probation',
      training: undefined,
      ridden: '1',
      noClaim: '0',
    },
    { plan: 'thirdParty', ...starts },
    ['acceptWithTerms', 2_699.37],
  ),
  customer(
    'Twenty-two on 900 cc',
    { ...tourer, born: '2003-08-01', engine: '900', ridden: '3', noClaim: '1' },
    { plan: 'full', ...starts },
    ['refer', 12_702.65],
  ),
  customer(
    'A learner on 300 cc',
    { ...tourer, license: 'learner', training: undefined, ridden: '0', engine: '300', noClaim: '0' },
    { plan: 'thirdParty', ...starts },
    ['decline', null],
  ),
]

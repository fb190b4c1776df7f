import { customer } from '../../sheet'

const tenancy = (who: string, rent: string, late = false) => ({ who, rent, months: '14', late })
const flat = {
  ...{ where: { line1: '21 Quay Street', city: 'Harbour' }, kind: 'flat', built: '1998', walls: 'brick' },
  ...{ rebuild: '2400000', safety: ['smoke', 'gas'], starts: '2026-04-01', letState: 'let', furnished: true },
  ...{ agent: true, tenants: [tenancy('family', '18000')], losses: '0', empty: '20' },
}
const starts = { startDate: '2026-04-01' }

export const customers = [
  customer('An apartment let to a family', flat, { plan: 'income', addOns: ['arrears'], ...starts }, [
    'accept',
    5_435.11,
  ]),
  customer(
    'Rooms for students',
    {
      ...flat,
      kind: 'rooms',
      built: '1960',
      rebuild: '5200000',
      agent: false,
      tenants: [tenancy('students', '5500'), tenancy('working', '6000')],
      losses: '1',
    },
    { plan: 'let', ...starts },
    ['accept', 15_092.58],
  ),
  customer(
    'A house whose rent came late',
    { ...flat, kind: 'house', tenants: [tenancy('working', '22000', true)] },
    { plan: 'building', ...starts },
    ['acceptWithTerms', 3_047.99],
  ),
  customer(
    'An old timber house that is empty',
    { ...flat, kind: 'house', walls: 'timber', built: '1938', letState: 'looking', tenants: undefined },
    { plan: 'let', ...starts },
    ['refer', 5_978.49],
  ),
  customer('Let by the night', { ...flat, letState: 'short', tenants: undefined }, { plan: 'building', ...starts }, [
    'decline',
    null,
  ]),
]

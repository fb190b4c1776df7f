import { customer } from '../../sheet'

const driver = (fullName: string, born: string, licensed: string, accidents = '0') => ({
  fullName,
  born,
  licensed,
  accidents,
})
const plumber = {
  ...{ plate: 'CD 5678', kind: 'panel', grossWeight: '2400', vanAge: '4', vanValue: '150000', changed: false },
  ...{ starts: '2026-03-16', use: 'own', distance: '18000', parked: 'carPark', hazard: false },
  drivers: [driver('An Lee', '1982-05-14', '18')],
}
const parcels = { ...plumber, use: 'courier', distance: '42000', goodsKinds: ['parcels'], goodsValue: '60000' }
const starts = { startDate: '2026-03-16' }

export const customers = [
  customer('A plumber', plumber, { plan: 'full', addOns: ['tools'], ...starts }, ['accept', 8_638.17]),
  customer(
    'Parcels with three drivers',
    {
      ...parcels,
      drivers: [...plumber.drivers, driver('Bo Lee', '1995-11-02', '5', '1'), driver('Cy Ho', '1970-02-20', '20')],
    },
    { plan: 'fireTheft', ...starts },
    ['accept', 10_675.6],
  ),
  customer(
    'A driver who is new to vans',
    { ...plumber, drivers: [driver('Di Wong', '2002-07-07', '1')] },
    { plan: 'thirdParty', ...starts },
    ['acceptWithTerms', 6_710.17],
  ),
  customer('Goods worth 800,000', { ...parcels, use: 'haulage', goodsValue: '800000' }, { plan: 'full', ...starts }, [
    'refer',
    11_499.72,
  ]),
  customer('Gas bottles', { ...plumber, hazard: true }, { plan: 'thirdParty', ...starts }, ['decline', null]),
]

import { customer } from '../../sheet'

const driver = (fullName: string, born: string, licensed: string, points = '0') => ({
  fullName,
  born,
  licensed,
  points,
})
const family = {
  ...{ plate: 'AB 1234', body: 'suv', power: 'petrol', engine: '1998', carAge: '3', carValue: '280000' },
  ...{ use: 'commuting', parked: 'carPark', starts: '2026-03-16', noClaim: '3', hadClaims: false },
  drivers: [driver('An Lee', '1985-05-14', '15'), driver('Bo Lee', '1987-11-02', '4')],
}
const starts = { startDate: '2026-03-16' }

export const customers = [
  customer('A family car with two drivers', family, { plan: 'comprehensive', addOns: ['tow'], ...starts }, [
    'accept',
    4_543.07,
  ]),
  customer(
    'An electric car kept in a garage',
    {
      ...family,
      power: 'electric',
      engine: undefined,
      parked: 'garage',
      noClaim: '5',
      drivers: [driver('Cy Ho', '1978-02-20', '20')],
    },
    { plan: 'prime', ...starts },
    ['accept', 2_864.52],
  ),
  customer(
    'One claim and ten points',
    {
      ...family,
      ...{ noClaim: '0', hadClaims: true, claims: [{ on: '2025-01-09', kind: 'own', paid: '18000' }] },
      drivers: [driver('Di Wong', '1990-07-07', '9', '10')],
    },
    { plan: 'thirdParty', ...starts },
    ['acceptWithTerms', 3_090.77],
  ),
  customer(
    'A car worth 1,800,000',
    { ...family, carValue: '1800000' },
    { plan: 'prime', addOns: ['glass', 'hire'], ...starts },
    ['refer', 11_963.32],
  ),
  customer(
    'Nineteen years old in a sports car',
    { ...family, body: 'sports', drivers: [driver('Ed Chan', '2006-06-01', '1')] },
    { plan: 'comprehensive', ...starts },
    ['decline', null],
  ),
]

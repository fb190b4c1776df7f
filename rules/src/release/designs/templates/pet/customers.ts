import { customer } from '../../sheet'

const cat = { petName: 'Mo', species: 'cat', outdoors: false, petAge: '3', neutered: true }
const dog = { petName: 'Rex', species: 'dog', breed: 'medium', petAge: '5', neutered: true, paidFor: '6000' }
const one = { pets: [cat], starts: '2026-03-09', chipped: true, vaccinated: true, ill: false, vet: 'Pier Vets' }
const starts = { startDate: '2026-03-09' }

export const customers = [
  customer('A cat that stays indoors', one, { plan: 'care', addOns: ['teeth'], ...starts }, ['accept', 1_172.37]),
  customer('A dog and a cat for life', { ...one, pets: [dog, cat] }, { plan: 'lifetime', ...starts }, [
    'accept',
    2_945.42,
  ]),
  customer(
    'A dog with bad hips and no microchip',
    { ...one, pets: [{ ...dog, breed: 'large', neutered: false }], chipped: false, ill: true, illness: ['joints'] },
    { plan: 'accident', ...starts },
    ['acceptWithTerms', 1_084.03],
  ),
  customer('A cat with a weak heart', { ...one, ill: true, illness: ['heart'] }, { plan: 'lifetime', ...starts }, [
    'refer',
    1_024,
  ]),
  customer(
    'A dog listed as dangerous',
    { ...one, pets: [{ ...dog, breed: 'fighting' }] },
    { plan: 'care', ...starts },
    ['decline', null],
  ),
]

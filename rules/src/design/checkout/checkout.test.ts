import { expect, test } from 'vitest'
import type { SaleTerms } from '../parts'
import type { Page } from '../products'
import { saleRefusals } from '.'

const asked = (dataName: string, kind: 'date' | 'number' | 'text') => ({ id: dataName, dataName, kind, title: {} })
const pages = [
  { id: 'trip', title: {}, questions: [asked('leaving', 'date'), asked('nights', 'number'), asked('name', 'text')] },
] as unknown as Page[]
const usual: SaleTerms = { version: 1, lasts: { kind: 'year' } }

test.each<[string, Partial<SaleTerms>, string | undefined]>([
  ['the usual terms', {}, undefined],
  ['a day that is asked for', { startsOn: 'leaving' }, undefined],
  ['as many days as are answered', { lasts: { kind: 'days', by: 'nights', more: 1 } }, undefined],
  ['until a day that is answered', { lasts: { kind: 'until', by: 'leaving' } }, undefined],
  ['commission of 12.25 %', { commission: { agent: 12.25 } }, undefined],
  ['commission from 0 to 99 %', { commission: { direct: 0, partner: 99 } }, undefined],
  ['a day that nobody asks for', { startsOn: 'returning' }, 'checkout.startUnknown'],
  ['a name that is no day', { startsOn: 'name' }, 'checkout.startUnknown'],
  ['as many days as a day says', { lasts: { kind: 'days', by: 'leaving' } }, 'checkout.lengthUnknown'],
  ['until a number', { lasts: { kind: 'until', by: 'nights' } }, 'checkout.lengthUnknown'],
  ['commission of 99.5 %', { commission: { agent: 99.5 } }, 'checkout.percentRange'],
  ['commission below nothing', { commission: { partner: -1 } }, 'checkout.percentRange'],
  ['a third decimal', { commission: { direct: 12.255 } }, 'checkout.percentRange'],
])('%s', (_, change, code) => {
  expect(saleRefusals({ ...usual, ...change }, { pages })[0]?.code).toBe(code)
})

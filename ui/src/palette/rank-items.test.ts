import { expect, test } from 'vitest'
import { rankItems } from './rank-items'

const items = [
  { label: 'Products for sale' },
  { label: 'New product' },
  { label: 'Policies' },
  { label: 'Policy numbers', words: 'serial range' },
  { label: 'Payment gateway' },
  { label: '保單號碼' },
]
const find = (query: string) => rankItems(items, query).map((item) => item.label)

test('nothing typed shows everything in its own order', () => {
  expect(find('')).toEqual(items.map((item) => item.label))
})

test('the start of a label comes before the start of a later word', () => {
  expect(find('prod')).toEqual(['Products for sale', 'New product'])
})

test('first letters of words find it', () => {
  expect(find('pg')[0]).toBe('Payment gateway')
  expect(find('pn')[0]).toBe('Policy numbers')
})

test('letters in another order find nothing', () => {
  expect(find('yap')).toEqual([])
})

test('other words for it find it too, after labels that match', () => {
  expect(find('serial')).toEqual(['Policy numbers'])
})

test('Chinese is found by any part', () => {
  expect(find('號碼')).toEqual(['保單號碼'])
})

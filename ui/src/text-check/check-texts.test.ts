import { expect, test } from 'vitest'
import { checkTexts, type TextCheck } from './check-texts'

const complete = { title: 'Vouchers', count: '{count, plural, one {# voucher} other {# vouchers}}' }
const chinese = { title: '禮券', count: '{count, plural, other {# 張}}' }
const source = `const t = useTexts('vouchers'); t('title'); t('count', { count })`

function check(change: Partial<TextCheck['texts'][string]> = {}, code = source) {
  const files = { en_us: complete, zh_tw: chinese, zh_cn: chinese, ...change }
  return checkTexts({
    texts: { vouchers: files },
    sources: { 'vouchers/list.tsx': code },
    namespaceOf: () => 'vouchers',
  })
}

test('complete texts have no problem', () => {
  expect(check()).toEqual([])
})

test('a text missing in one language is found', () => {
  expect(check({ zh_cn: { title: '礼券' } })).toEqual(['missing: vouchers:count in zh_cn'])
})

test('a language without a file is found', () => {
  expect(check({ zh_cn: undefined })).toEqual(['missing: vouchers has no zh_cn file'])
})

test('English elsewhere may say what differs, and nothing else', () => {
  expect(check({ en_uk: { title: 'Discount vouchers' } })).toEqual([])
  expect(check({ en_uk: { title: 'Vouchers' } })).toEqual(['repeated: vouchers:title in en_uk says what en_us says'])
  expect(check({ en_uk: {} })).toEqual(['repeated: vouchers has a en_uk file in which nothing differs'])
  expect(check({ en_uk: { other: 'Other' } })).toEqual(['unknown: vouchers:other in en_uk, not in en_us'])
})

test('a text nobody asks for is found', () => {
  expect(check({}, `const t = useTexts('vouchers'); t('title')`)).toEqual(['unused: vouchers:count'])
})

test('a text asked for that does not exist is found', () => {
  expect(check({}, `${source}; t('titel')`)).toEqual(['unknown: vouchers:titel asked for in vouchers/list.tsx'])
})

test('a key put together from parts counts as asked for', () => {
  const states = { ...complete, states: { live: 'Live' } }
  const chineseStates = { ...chinese, states: { live: '已上線' } }
  const change = { en_us: states, zh_tw: chineseStates, zh_cn: chineseStates }
  expect(check(change, `${source}; t(\`states.\${state}\`)`)).toEqual([])
})

test('a message that cannot be read, or takes other values, is found', () => {
  expect(check({ zh_tw: { title: '禮券', count: '{count, plural, other {# 張}' } })[0]).toMatch(
    /^broken: vouchers:count in zh_tw/,
  )
  expect(check({ zh_tw: { title: '禮券', count: '{number} 張' } })).toEqual([
    'broken: vouchers:count in zh_tw takes {number}, en_us {count}',
  ])
})

test('a declaration that is handed its t belongs to its room', () => {
  expect(check({}, `${source}; export const columns = (t: T) => [{ title: t('nothing.here') }]`)).toEqual([
    'unknown: vouchers:nothing.here asked for in vouchers/list.tsx',
  ])
})

import { expect, test } from 'vitest'
import { createTexts, nearestLanguage, roomTexts } from './index'

const file = (texts: object) => async () => ({ default: texts })
const sources = roomTexts({
  '../vouchers/texts/en_us.json': file({
    title: 'Vouchers',
    by: 'Color',
    count: '{count, plural, one {# voucher} other {# vouchers}}',
  }),
  '../vouchers/texts/en_uk.json': file({ by: 'Colour' }),
  '../vouchers/texts/zh_tw.json': file({ title: '禮券', by: '顏色', count: '{count, plural, other {# 張}}' }),
})

test('a room speaks the language asked for, in plurals too', async () => {
  const { i18n } = await createTexts({ language: 'en_us', sources, preload: ['vouchers'] })
  expect(i18n.t('vouchers:count', { count: 1 })).toBe('1 voucher')
  expect(i18n.t('vouchers:count', { count: 1200 })).toBe('1,200 vouchers')
})

test('English elsewhere says what differs and borrows the rest; where nothing differs there is no file', async () => {
  const british = await createTexts({ language: 'en_uk', sources, preload: ['vouchers'] })
  expect([british.i18n.t('vouchers:by'), british.i18n.t('vouchers:title')]).toEqual(['Colour', 'Vouchers'])
  const indonesian = await createTexts({ language: 'en_id', sources, preload: ['vouchers'] })
  expect([indonesian.i18n.t('vouchers:by'), indonesian.i18n.t('vouchers:title')]).toEqual(['Color', 'Vouchers'])
})

test('Chinese borrows nothing: a room without its file has no words in it', async () => {
  const { i18n } = await createTexts({ language: 'zh_cn', sources, preload: ['vouchers'] })
  expect(i18n.t('vouchers:title')).toBe('title')
})

test('changing the language fetches the words on screen in it', async () => {
  const texts = await createTexts({ language: 'en_us', sources, preload: ['vouchers'] })
  await texts.setLanguage('zh_tw')
  expect([texts.language(), texts.i18n.t('vouchers:title')]).toEqual(['zh_tw', '禮券'])
})

test('a missing word shows its key instead of another language', async () => {
  const { i18n } = await createTexts({ language: 'zh_tw', sources, preload: ['vouchers'] })
  expect(i18n.t('vouchers:nothing')).toBe('nothing')
})

test('words that did not arrive are asked for again', async () => {
  let asked = 0
  const failing = async () => {
    if (++asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: { title: 'Vouchers' } }
  }
  const { i18n } = await createTexts({
    language: 'en_us',
    sources: roomTexts({ '../vouchers/texts/en_us.json': failing }),
    preload: ['vouchers'],
  })
  expect([i18n.t('vouchers:title'), asked]).toEqual(['Vouchers', 2])
})

test('the nearest of our languages is found for a browser', () => {
  expect(nearestLanguage(['zh-HK', 'en'])).toBe('zh_tw')
  expect(nearestLanguage(['zh'])).toBe('zh_cn')
  expect(nearestLanguage(['fr', 'en-AU'])).toBe('en_uk')
  expect(nearestLanguage(['id'])).toBe('en_id')
  expect(nearestLanguage(['fr'])).toBe('en_us')
})

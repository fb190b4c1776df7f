import { expect, test } from 'vitest'
import { createTexts, readsTexts, roomTexts } from '../locales'
import { bring } from './bring'

const sources = roomTexts({ '../vouchers/texts/en_us.json': async () => ({ default: { title: 'Vouchers' } }) })

test('a part comes with the words that its code reads: it is never drawn before them', async () => {
  const { i18n } = await createTexts({ language: 'en_us', sources })
  const load = async () => {
    readsTexts('vouchers')
    return 'part'
  }
  expect(await bring(load)).toBe('part')
  expect(i18n.t('vouchers:title')).toBe('Vouchers')
})

test('a part whose words do not come is there all the same', async () => {
  await createTexts({ language: 'en_us', sources: {} })
  expect(await bring(async () => 'part')).toBe('part')
})

import { expect, test } from 'vitest'
import { cleanText, readClip } from './clipboard'
import { optionLines } from './change-options'

const fromWord = 'Which\u00a0plan\u00ad?\r\n\u00b7\tBasic\u200b\r\n\u00b7\tPlus\u2028o\u00a0\u00a0Family\ufeff\v'

test('words from Word lose what nobody sees and keep their lines', () => {
  expect(cleanText(fromWord)).toBe('Which plan?\n\u00b7\tBasic\n\u00b7\tPlus\no  Family\n')
})

test('words in other scripts, marks of direction among them, stay as they were', () => {
  for (const text of ['\u200fما هو رقم لوحة سيارتك؟', '甚麼計劃？', 'नमस्\u200dते', '👩\u200d🚒'])
    expect(cleanText(text)).toBe(text)
})

test('markup is no form, and a broken copy of one is none either', () => {
  for (const text of [
    '<p class=MsoNormal>x<o:p></o:p></p>',
    '{"coverwright":"form"',
    '{"coverwright":"form","pages":1}',
  ])
    expect(readClip(text)).toBeNull()
})

test('a list of Word becomes options', () => {
  expect(optionLines('\u00b7\u00a0Basic\r\n\u00b7\u00a0Plus')).toEqual(['Basic', 'Plus'])
})

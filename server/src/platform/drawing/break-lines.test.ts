import { expect, test } from 'vitest'
import { breakLines } from './break-lines'

/** Every sign as wide as it is high: a line of 10 has ten of them. */
const square = { has: () => true, widthOf: () => 1 }
const lines = (text: string, width = 10) => breakLines(text, square, 1, width)

test.each([
  ['at spaces', 'cover ends at noon', ['cover ends', 'at noon']],
  ['where somebody did', 'one\ntwo\r\n\r\nthree', ['one', 'two', '', 'three']],
  ['inside a word that is wider than a line', 'abcdefghijklmno', ['abcdefghij', 'klmno']],
  ['after any Chinese sign', '保障由今天開始至明天', ['保障由今天開始至明天']],
  ['but not before one that closes', '一二三四五六七八九十。十一', ['一二三四五六七八九', '十。十一']],
  ['with a word among Chinese kept whole', '保單號碼 TRV-2026-01', ['保單號碼', 'TRV-2026-0', '1']],
])('lines are broken %s', (_, text, broken) => expect(lines(text)).toEqual(broken))

test('nothing is lost, whatever the width', () => {
  const text = '醫療費用 (medical), 24 小時支援：無限額。 https://insurer.example/a/long/address'
  for (let width = 1; width < 40; width++)
    expect(lines(text, width).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})

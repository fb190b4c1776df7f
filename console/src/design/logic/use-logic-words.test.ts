import { compileExpression, logicPhrases, scopeOf } from '@coverwright/rules/design/logic'
import { fillSentence } from '@coverwright/rules/kernel'
import { expect, test } from 'vitest'
import english from './texts/en_us.json'
import chinese from './texts/zh_tw.json'
import { logicWords } from './use-logic-words'

type Words = { readonly [key: string]: string | Words }
const reader =
  (words: Words) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const found = key.split('.').reduce<string | Words | undefined>((at, part) => (at as Words)[part], words)
    return fillSentence(String(found), values)
  }
const scope = scopeOf({
  names: [
    { name: 'born', type: { kind: 'date' } },
    { name: 'price', type: { kind: 'money', currency: 'HKD' } },
    { name: 'plate', type: { kind: 'text' } },
    { name: 'extras', type: { kind: 'choices', options: ['glass', 'tow'] } },
    { name: 'drivers', type: { kind: 'group', fields: [{ name: 'points', type: { kind: 'number' } }] } },
  ],
})
const said = (source: string, words: Words): string => {
  const compiled = compileExpression(source, scope, { kind: 'number' })
  if (compiled.ok) throw new Error(`${source} is sound`)
  return logicWords(compiled.refusal.code, compiled.refusal.values ?? {}, reader(words) as never) ?? ''
}

test.each([
  ['age(plate, 1)', '「age」需要一個出生日期和一個日期，但收到文字和數字。'],
  ['daysBetween()', '「daysBetween」需要兩個日期，但收到沒有內容。'],
  ['min(price)', '「min」需要兩個或以上同類的數字或金額，但收到HKD 金額。'],
  ['sum(extras)', '「sum」需要一個數字或金額的清單，但收到清單（每項為選項）。'],
  ['drivers.points', '「drivers」有多項：請寫 drivers.sum(x, x.points) 或 drivers[0].points。'],
  [
    'born - born',
    '「-」不能用於日期和日期。 請用 daysBetween(日期, 日期)、addDays(日期, 天數) 或 age(出生日期, 日期)。',
  ],
  [
    "plate.matches('A')",
    '「matches」不屬於這套語言。公式不支援樣式比對；請改用 contains、startsWith 或 endsWith，或設定問題的格式。',
  ],
  ["date('2026-02-30')", '「2026-02-30」不是有效的 日期（年-月-日）。'],
  ['plate.city', '「plate」沒有欄位「city」。 它是文字。'],
  ['plat', '「plat」不是此產品的數據名稱。 是否想寫「plate」？'],
])('%s is explained wholly in the reader’s language', (source, sentence) => {
  expect(said(source, chinese)).toBe(sentence)
})

test('in English it reads as the rules say it', () => {
  expect(said('age(plate, 1)', english)).toBe('“age” takes a birth date and a day, but was given a text and a number.')
})

test('every phrase that a sentence can be filled with has its words', () => {
  expect(Object.keys(chinese.phrase)).toEqual(Object.keys(logicPhrases))
  expect(english.phrase).toEqual(
    Object.fromEntries(Object.entries(logicPhrases).map(([key, phrase]) => [key, phrase.trim()])),
  )
})

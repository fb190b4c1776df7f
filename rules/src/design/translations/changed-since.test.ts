import { expect, test } from 'vitest'
import type { Texts } from '../../languages'
import type { Body } from '../products'
import { changedSince } from '.'

const body = (name: Texts, languages = ['en_us', 'zh_tw', 'zh_cn']) => ({ languages, name }) as unknown as Body
const start = { en_us: 'Trip', zh_tw: '旅程' }
const places = (before: Texts, after: Texts, marked: ('zh_tw' | 'zh_cn')[] = []) =>
  changedSince(
    body(before),
    body(after),
    marked.map((language) => ({ key: 'name', language })),
  ).map(({ language }) => language)

test.each<[string, Texts, ('zh_tw' | 'zh_cn')[], string[]]>([
  ['nothing', start, [], []],
  ['the first language', { ...start, en_us: 'Journey' }, [], ['zh_tw']],
  ['both', { en_us: 'Journey', zh_tw: '旅行' }, [], []],
  ['the translation of one that waited', { ...start, zh_tw: '旅行' }, ['zh_tw'], []],
  ['something else while one waits', start, ['zh_tw'], ['zh_tw']],
  ['the translation, which is taken away', { en_us: 'Trip' }, ['zh_tw'], []],
])('a translation is older than its text after a change of %s', (_what, after, marked, expected) => {
  expect(places(start, after, marked)).toEqual(expected)
})

test('a text that had no words before makes no translation old', () => {
  expect(places({ zh_tw: '旅程' }, { en_us: 'Trip', zh_tw: '旅程' })).toEqual([])
})

test('another first language makes nothing old', () => {
  const [before, after] = [body(start), body({ ...start, en_us: 'Journey' }, ['zh_tw', 'en_us'])]
  expect(changedSince(before, after, [])).toEqual([])
})

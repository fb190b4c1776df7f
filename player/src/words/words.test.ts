import { answerCodes } from '@coverwright/rules/design/forms'
import { languageNames, languages, languageTags } from '@coverwright/rules/languages'
import { expect, test } from 'vitest'
import { languageNames as namesInUi, languages as languagesInUi, languageTag } from '@coverwright/ui/locales'
import { wordsIn } from '.'

test.each(languages)('%s has every word, and each says something', (language) => {
  expect(Object.keys(wordsIn[language])).toEqual(Object.keys(wordsIn.en_us))
  expect(Object.values(wordsIn[language]).filter((word) => word.trim() === '')).toEqual([])
})

test.each(languages)('%s keeps the places that are filled in', (language) => {
  const places = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []
  for (const key of Object.keys(wordsIn.en_us) as (keyof typeof wordsIn.en_us)[])
    expect([key, places(wordsIn[language][key])]).toEqual([key, places(wordsIn.en_us[key])])
})

test('every refusal of an answer has its words', () => {
  expect(Object.keys(wordsIn.en_us)).toEqual(expect.arrayContaining([...answerCodes]))
})

test('the console and the storefront know the same languages', () => {
  expect([...languagesInUi]).toEqual([...languages])
  expect(namesInUi).toEqual(languageNames)
  expect(languages.map(languageTag)).toEqual(languages.map((language) => languageTags[language]))
})

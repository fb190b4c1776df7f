import { type QuestionKind, questionKinds, startQuestion } from '@coverwright/rules/design/forms'
import { expect, test } from 'vitest'
import english from '../texts/en_us.json'
import { questionSettings } from './question-settings'

const BASE = ['kind', 'id', 'dataName', 'title', 'isRequired']
/** The questions of a group are moved into it in the outline; covers come from the plans. */
const ELSEWHERE = ['questions', 'covers']

test.each(questionKinds)('everything that a new %s question begins with can be set', (kind: QuestionKind) => {
  const settings = questionSettings[kind].map(({ field }) => field as string)
  const begun = Object.keys(startQuestion(kind, 'id', 'name')).filter((field) => !BASE.includes(field))
  expect(begun.filter((field) => !settings.includes(field) && !ELSEWHERE.includes(field))).toEqual([])
})

test.each(questionKinds)('every setting and choice of %s has its words', (kind: QuestionKind) => {
  const words: Readonly<Record<string, unknown>> = english.setting
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = english.choice
  for (const setting of questionSettings[kind]) {
    expect(words[setting.field], setting.field).toBeTruthy()
    if ('options' in setting && !setting.isSpelled)
      for (const value of setting.options) expect(choices[setting.field]?.[value], value).toBeTruthy()
  }
  expect(Object.keys(english.kind)).toContain(kind)
})

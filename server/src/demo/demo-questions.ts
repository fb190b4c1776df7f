import type { Question, QuestionOf } from '@coverwright/rules/design/forms'
import { languages, type Texts } from '@coverwright/rules/languages'
import { type Body, BODY_VERSION, type Page } from '@coverwright/rules/design/products'
import { asked, option, say } from './question-words'

/** A birthday in three boxes, of somebody who is at least so old and at most 90. */
export const birthday = (id: string, title: Texts, leastYears: number): QuestionOf<'date'> => ({
  ...asked(id, title),
  kind: 'date',
  face: 'boxes',
  latest: { yearsFromToday: 0 - leastYears },
  earliest: { yearsFromToday: -90 },
})

export const gender: Question = {
  ...asked('gender', say('Gender', '性別', '性别')),
  kind: 'choice',
  options: [option('Male', '男', '男'), option('Female', '女', '女')],
}

/** A count with minus and plus. */
export const count = (id: string, title: Texts, min: string, max: string): Question => ({
  ...asked(id, title),
  kind: 'number',
  face: 'stepper',
  places: 0,
  min,
  max,
})

/** A whole figure to type in. */
export const figure = (id: string, title: Texts, min: string, max: string, unit?: Texts): Question => ({
  ...asked(id, title),
  kind: 'number',
  face: 'box',
  places: 0,
  min,
  max,
  ...(unit ? { unit } : {}),
})

/** A journey in every language, in the demo's look with a colour of its own. */
export const demoBody = (name: Texts, brand: string, pages: readonly Page[]): Body => ({
  version: BODY_VERSION,
  name,
  currency: 'HKD',
  timeZone: 'Asia/Hong_Kong',
  languages: [...languages],
  look: {
    font: 'plain',
    colours: { brand, ground: '#FFFFFF', ink: '#152230' },
    header: { title: name, mark: 'shield' },
    button: { shape: 'soft' },
  },
  pages,
})

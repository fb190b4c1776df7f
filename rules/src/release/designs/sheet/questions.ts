import type { Option, Question, QuestionOf } from '../../../design/forms'
import type { Texts } from '../../../languages'
import type { Figures } from './figures'

/** What else a question may have: help, a condition, whether it may be left out. */
type More = Partial<Pick<Question, 'help' | 'tooltip' | 'placeholder' | 'isRequired' | 'showIf' | 'requireIf'>>
type Choice = readonly [value: string, label: Texts, note?: Texts]
type Span = readonly [least: number, most: number]

const asked = (id: string, title: Texts, more: More = {}) => ({ id, dataName: id, title, isRequired: true, ...more })
const options = (choices: readonly Choice[]): Option[] =>
  choices.map(([value, label, note]) => ({ value, label, ...(note ? { note } : {}) }))

export const choice = (id: string, title: Texts, choices: readonly Choice[], more?: More): QuestionOf<'choice'> => ({
  ...asked(id, title, more),
  kind: 'choice',
  options: options(choices),
})

/** One of many, folded away. */
export const pick = (id: string, title: Texts, choices: readonly Choice[], more?: More): QuestionOf<'dropdown'> => ({
  ...asked(id, title, more),
  kind: 'dropdown',
  options: options(choices),
})

/** As many as apply; none is an answer, too. */
export const several = (id: string, title: Texts, choices: readonly Choice[], more?: More): QuestionOf<'choices'> => ({
  ...asked(id, title, { isRequired: false, ...more }),
  kind: 'choices',
  options: options(choices),
})

export const yesNo = (id: string, title: Texts, more?: More): QuestionOf<'yesNo'> => ({
  ...asked(id, title, more),
  kind: 'yesNo',
})

/** A count with minus and plus. */
export const count = (id: string, title: Texts, [least, most]: Span, more?: More): QuestionOf<'number'> => ({
  ...asked(id, title, more),
  ...{ kind: 'number', face: 'stepper', places: 0, min: String(least), max: String(most) },
})

/** A whole figure to type in. */
export const figure = (
  id: string,
  title: Texts,
  [least, most]: Span,
  unit?: Texts,
  more?: More,
): QuestionOf<'number'> => ({
  ...asked(id, title, more),
  ...{ kind: 'number', face: 'box', places: 0, min: String(least), max: String(most) },
  ...(unit ? { unit } : {}),
})

export const sum = (of: Figures, id: string, title: Texts, [least, most]: Span, more?: More): QuestionOf<'money'> => ({
  ...asked(id, title, more),
  kind: 'money',
  currency: of.currency,
  min: String(of(least)),
  max: String(of(most)),
})

/** The birthday of somebody who is insured, in three boxes. */
export const birthday = (id: string, title: Texts, [min, max]: Span, more?: More): QuestionOf<'date'> => ({
  ...asked(id, title, more),
  kind: 'date',
  face: 'boxes',
  latest: { daysFromToday: 0 },
  insuredAges: { min, max },
})

/** A day in the past, of a claim or a purchase. */
export const pastDay = (id: string, title: Texts, years: number, more?: More): QuestionOf<'date'> => ({
  ...asked(id, title, more),
  ...{ kind: 'date', face: 'boxes', earliest: { yearsFromToday: -years }, latest: { daysFromToday: 0 } },
})

/** A day to come, today included. */
export const comingDay = (id: string, title: Texts, days: number, more?: More): QuestionOf<'date'> => ({
  ...asked(id, title, more),
  ...{ kind: 'date', face: 'calendar', earliest: { daysFromToday: 0 }, latest: { daysFromToday: days } },
})

export const line = (id: string, title: Texts, more?: More): QuestionOf<'text'> => ({
  ...asked(id, title, more),
  ...{ kind: 'text', format: 'any', maxLength: 100 },
})

export const lines = (id: string, title: Texts, more?: More): QuestionOf<'longText'> => ({
  ...asked(id, title, more),
  ...{ kind: 'longText', maxLength: 1_000 },
})

export const address = (id: string, title: Texts, more?: More): QuestionOf<'address'> => ({
  ...asked(id, title, more),
  ...{ kind: 'address', parts: ['line1', 'line2', 'city'] },
})

export const email = (id: string, title: Texts, more?: More): QuestionOf<'email'> => ({
  ...asked(id, title, more),
  kind: 'email',
})

export const phone = (id: string, title: Texts, more?: More): QuestionOf<'phone'> => ({
  ...asked(id, title, more),
  ...{ kind: 'phone', countryCodes: ['+852', '+86', '+853', '+886', '+62', '+44', '+65', '+1'] },
})

/** The same for each driver, traveler or pet. */
export const group = (
  id: string,
  title: Texts,
  rowTitle: Texts,
  [minRows, maxRows]: Span,
  questions: readonly Exclude<Question, { kind: 'group' }>[],
  more?: More,
): QuestionOf<'group'> => ({
  ...asked(id, title, more),
  ...{ kind: 'group', rowTitle, minRows, maxRows },
  // Ids are the body's: two groups may both ask for a birthday.
  questions: questions.map((question) => ({ ...question, id: `${id}-${question.id}` })),
})

/** Photos or scans that help whoever looks at the case, and stop nobody from buying. */
export const papers = (id: string, title: Texts, more?: More): QuestionOf<'file'> => ({
  ...asked(id, title, { isRequired: false, ...more }),
  ...{ kind: 'file', accepts: ['image', 'pdf'], maxFiles: 5 },
})

export const vehiclePhotos = (id: string, title: Texts): QuestionOf<'vehiclePhoto'> => ({
  ...asked(id, title, { isRequired: false }),
  ...{ kind: 'vehiclePhoto', directions: ['front', 'right', 'back', 'left'] },
})

export const agree = (id: string, title: Texts, statement: Texts): QuestionOf<'declaration'> => ({
  ...asked(id, title),
  ...{ kind: 'declaration', purpose: 'general', statement },
})

export const signature = (id: string, title: Texts): QuestionOf<'signature'> => ({
  ...asked(id, title, { isRequired: false }),
  kind: 'signature',
})

/** Says something and asks nothing. */
export const note = (id: string, title: Texts, text: Texts, more?: More): QuestionOf<'information'> => ({
  ...asked(id, title, { isRequired: false, ...more }),
  ...{ kind: 'information', text },
})

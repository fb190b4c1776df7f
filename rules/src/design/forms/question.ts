import type { GroupQuestion } from './questions/group'
import type { SingleQuestion } from './single-question'

/** One thing that is asked, as it was designed and is stored. What a walk adds for one buyer is in `asked-question.ts`. */
export type Question = SingleQuestion | GroupQuestion

export type QuestionKind = Question['kind']
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

/** In the order that an editor offers them. */
export const questionKinds = [
  'text',
  'longText',
  'number',
  'money',
  'date',
  'dateTime',
  'choice',
  'choices',
  'yesNo',
  'dropdown',
  'email',
  'phone',
  'idCard',
  'address',
  'person',
  'group',
  'vehiclePhoto',
  'vehicleVideo',
  'file',
  'signature',
  'declaration',
  'plan',
  'addOns',
  'information',
] as const satisfies readonly QuestionKind[]

/** What a buyer has given so far, by data name; as typed, so that nothing is lost. */
export type Answers = Readonly<Record<string, unknown>>

import { type DataName, dataNameRefusal } from '../datasets'
import { refusalOf, type Refusal } from '../../kernel'
import type { AskedQuestion } from './asked-question'
import type { QuestionKind, QuestionOf } from './question'
import type { DesignRules, OwnSettings, ProblemCode } from './question-base'
import { addOnsDesign } from './questions/add-ons'
import { addressDesign } from './questions/address'
import { choiceDesign } from './questions/choice'
import { choicesDesign } from './questions/choices'
import { dateDesign } from './questions/date'
import { dateTimeDesign } from './questions/date-time'
import { declarationDesign } from './questions/declaration'
import { dropdownDesign } from './questions/dropdown'
import { emailDesign } from './questions/email'
import { fileDesign } from './questions/file'
import { groupDesign } from './questions/group'
import { idCardDesign } from './questions/id-card'
import { informationDesign } from './questions/information'
import { longTextDesign } from './questions/long-text'
import { moneyDesign } from './questions/money'
import { numberDesign } from './questions/number'
import { personDesign } from './questions/person'
import { phoneDesign } from './questions/phone'
import { planDesign } from './questions/plan'
import { signatureDesign } from './questions/signature'
import { textDesign } from './questions/text'
import { vehiclePhotoDesign } from './questions/vehicle-photo'
import { vehicleVideoDesign } from './questions/vehicle-video'
import { yesNoDesign } from './questions/yes-no'
import { settableKinds } from './worked-answer'

const designs: { readonly [Kind in QuestionKind]: DesignRules<QuestionOf<Kind>> } = {
  text: textDesign,
  longText: longTextDesign,
  number: numberDesign,
  money: moneyDesign,
  date: dateDesign,
  dateTime: dateTimeDesign,
  choice: choiceDesign,
  choices: choicesDesign,
  yesNo: yesNoDesign,
  dropdown: dropdownDesign,
  email: emailDesign,
  phone: phoneDesign,
  idCard: idCardDesign,
  address: addressDesign,
  person: personDesign,
  group: groupDesign((question) => designOf(question)),
  vehiclePhoto: vehiclePhotoDesign,
  vehicleVideo: vehicleVideoDesign,
  file: fileDesign,
  signature: signatureDesign,
  declaration: declarationDesign,
  plan: planDesign,
  addOns: addOnsDesign,
  information: informationDesign,
}

const designOf = (question: AskedQuestion) => designs[question.kind] as DesignRules<never>

/** A new question of a kind, ready to be worded. */
export function startQuestion<Kind extends QuestionKind>(kind: Kind, id: string, dataName: string): QuestionOf<Kind> {
  const own: OwnSettings<QuestionOf<Kind>> = designs[kind].starts()
  return { kind, id, dataName, title: { en_us: '' }, isRequired: kind !== 'information', ...own } as QuestionOf<Kind>
}

/** What is wrong with one question as it is designed, its own words included. */
export function questionProblems(question: AskedQuestion): Refusal<ProblemCode>[] {
  const problems = [...designOf(question).problems(question as never)]
  if (Object.values(question.title).join('').trim() === '') problems.unshift(refusalOf('question.untitled'))
  if (question.kind !== 'information' && dataNameRefusal(question.dataName))
    problems.unshift(refusalOf('question.dataName', { name: question.dataName }))
  if (question.sets?.length && !settableKinds.includes(question.kind)) problems.push(refusalOf('question.cannotBeSet'))
  return problems
}

/** The entry of the product's dataset that a question fills, or null when it asks nothing. */
export function dataNameOf(question: AskedQuestion, currency: string): DataName | null {
  const type = designOf(question).dataType(question as never, currency)
  return type ? { name: question.dataName, type } : null
}

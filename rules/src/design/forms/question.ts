import type { AddOnsQuestion } from './questions/add-ons'
import type { AddressQuestion } from './questions/address'
import type { ChoiceQuestion } from './questions/choice'
import type { ChoicesQuestion } from './questions/choices'
import type { DateQuestion } from './questions/date'
import type { DateTimeQuestion } from './questions/date-time'
import type { DeclarationQuestion } from './questions/declaration'
import type { DropdownQuestion } from './questions/dropdown'
import type { EmailQuestion } from './questions/email'
import type { FileQuestion } from './questions/file'
import type { GroupQuestion } from './questions/group'
import type { IdCardQuestion } from './questions/id-card'
import type { InformationQuestion } from './questions/information'
import type { LongTextQuestion } from './questions/long-text'
import type { MoneyQuestion } from './questions/money'
import type { NumberQuestion } from './questions/number'
import type { PersonQuestion } from './questions/person'
import type { PhoneQuestion } from './questions/phone'
import type { PlanQuestion } from './questions/plan'
import type { SignatureQuestion } from './questions/signature'
import type { TextQuestion } from './questions/text'
import type { VehiclePhotoQuestion } from './questions/vehicle-photo'
import type { VehicleVideoQuestion } from './questions/vehicle-video'
import type { YesNoQuestion } from './questions/yes-no'

export type Question =
  | AddOnsQuestion
  | AddressQuestion
  | ChoiceQuestion
  | ChoicesQuestion
  | DateQuestion
  | DateTimeQuestion
  | DeclarationQuestion
  | DropdownQuestion
  | EmailQuestion
  | FileQuestion
  | GroupQuestion
  | IdCardQuestion
  | InformationQuestion
  | LongTextQuestion
  | MoneyQuestion
  | NumberQuestion
  | PersonQuestion
  | PhoneQuestion
  | PlanQuestion
  | SignatureQuestion
  | TextQuestion
  | VehiclePhotoQuestion
  | VehicleVideoQuestion
  | YesNoQuestion

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

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

/** Every kind but the repeatable group: what a group can hold. */
export type SingleQuestion =
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

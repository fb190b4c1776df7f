export { chanceFrom } from './chance'
export { foundWords, typedWords } from './found-words'
export { unreachable } from './unreachable'
export { dateWriter, numberWriter } from './writers'
export { accepted, fillSentence, refusalOf, refused } from './refusal'
export type { Outcome, Refusal, RefusalValues } from './refusal'
export {
  addMonths,
  ageOn,
  dayOf,
  monthsBetween,
  parseDay,
  parseInstant,
  printInstant,
  partsOf,
  printDay,
  yearsBetween,
} from './calendar'
export type { Day } from './calendar'
export { type CsvFault, readRecords, separatorOf } from './csv'
export { csvRows, csvText } from './csv-text'
export { neutralised, withoutGuard } from './safe-text'

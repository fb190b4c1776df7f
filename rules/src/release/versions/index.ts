export { bodyDifferences } from './body-differences'
export {
  type Difference,
  differenceHows,
  type DifferenceTopic,
  differenceTopics,
  thingKinds,
  type Told,
  topicOf,
} from './difference'
export { type ChangeWhat, changeWhats, goesOn, MAX_CHANGES, MAX_TOLD_DIFFERENCES } from './burst'
export {
  brokenLine,
  type JsonPath,
  lineOf,
  fileWord,
  numberedFiles,
  printJson,
  printRows,
  printTitles,
  putText,
  readRow,
  type RowFault,
  sheetLines,
  splitTexts,
} from './archive'

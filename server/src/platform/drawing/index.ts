export { factColumns, type Paper, type Section, sheetOf } from './paper'
export { runDrawing } from './run-drawing'
export { type Sheet, type SheetPart, type SheetPicture, type SheetThing, textOfSheet } from './sheet'

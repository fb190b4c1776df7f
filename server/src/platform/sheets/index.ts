export { readWorkbook, type SheetFileKind } from './read-workbook'
export { SheetRefused } from './sheet-refused'
export { SheetCollector, type SheetVisitor } from './sheet-visitor'

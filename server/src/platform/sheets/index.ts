export { readWorkbook, type SheetFileKind } from './read-workbook'
export { SheetRefused, type SheetRefusalCode } from './sheet-refused'
export { SheetCollector, type SheetVisitor } from './sheet-visitor'

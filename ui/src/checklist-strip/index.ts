export { ChecklistStrip } from './checklist-strip'
export type { ChecklistStep, ChecklistStripProps } from './checklist-strip'

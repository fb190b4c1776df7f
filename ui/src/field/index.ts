export { Field, labelId } from './field'
export type { FieldControl, FieldProps } from './field'

export { TypedFieldsIn, useTypedField, useTypedFields } from './use-typed-fields'

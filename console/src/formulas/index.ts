export { FormulaField } from './formula-field'
export type { NameOffer } from './completion'
export { useLogicWords } from './use-logic-words'

export {
  type AddOnRecipe,
  type DatedRate,
  type Recipe,
  type Step,
  type StepKind,
  stepKinds,
  type StepOf,
} from './recipe'
export { formulasOf } from './step-formulas'

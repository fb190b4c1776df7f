export { homeOperations, type SetUpStep, setUpStepNames } from './operations'

export { FoundView, homeOperations, type SetUpStep, setUpStepNames } from './operations'

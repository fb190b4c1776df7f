export { Wizard } from './wizard'
export type { WizardProps } from './wizard'
export type { WizardStep } from './wizard-steps'

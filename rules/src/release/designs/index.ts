export {
  ASKED_ON,
  type SheetCustomer,
  type Template,
  templateOf,
  type TemplateSheet,
  type TemplateType,
  type Wanted,
} from './sheet'
export { sheets } from './templates'
export {
  startingWizard,
  type WizardDraft,
  wizardMissing,
  type WizardStart,
  wizardStarts,
  type WizardStep,
  wizardSteps,
} from './wizard'

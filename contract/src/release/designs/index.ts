export { designOperations } from './operations'
export { TemplateView } from './schema'
export { WizardDraft, wizardOperations } from './wizard'

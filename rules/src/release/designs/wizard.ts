import type { Language } from '../../languages'
import type { InsuranceType, Look, ProductSize } from '../../design/products'

/** The steps of the wizard in their order: what is sold first, then how it looks. */
export const wizardSteps = [
  'type',
  'start',
  'name',
  'languages',
  'font',
  'photos',
  'colour',
  'header',
  'button',
  'formStyle',
  'formSetting',
  'footer',
] as const
export type WizardStep = (typeof wizardSteps)[number]

export const wizardStarts = ['template', 'blank'] as const
export type WizardStart = (typeof wizardStarts)[number]

/** What somebody has chosen so far. It may be left at any step and gone on with on another day. */
export type WizardDraft = {
  readonly step: WizardStep
  readonly insuranceType: InsuranceType | null
  readonly typeWords: string
  readonly size: ProductSize
  readonly start: WizardStart
  readonly name: string
  readonly description: string
  readonly currency: string
  readonly languages: readonly Language[]
  /** Null while it is the template's own. */
  readonly look: Look | null
}

export const startingWizard = (currency: string, language: Language): WizardDraft => ({
  ...{ step: 'type', insuranceType: null, typeWords: '', size: 'standard', start: 'template' },
  ...{ name: '', description: '', currency, languages: [language], look: null },
})

/** What has to be chosen before a product can be made; looks always have a usual one. */
export function wizardMissing(draft: WizardDraft): WizardStep | null {
  if (draft.insuranceType === null) return 'type'
  if (draft.insuranceType === 'other' && draft.typeWords.trim() === '') return 'type'
  if (draft.insuranceType === 'other' && draft.start === 'template') return 'start'
  if (draft.name.trim() === '') return 'name'
  return draft.languages.length === 0 ? 'languages' : null
}

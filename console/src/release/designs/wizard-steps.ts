import { type WizardStep, wizardSteps } from '@coverwright/rules/release/designs'

/** What is sold stands at the first two addresses, how it looks at the third. */
const paths: Readonly<Record<WizardStep, '/pre-build' | '/bs-build' | '/steps'>> = {
  type: '/pre-build',
  start: '/pre-build',
  name: '/bs-build',
  languages: '/bs-build',
  font: '/steps',
  photos: '/steps',
  colour: '/steps',
  header: '/steps',
  button: '/steps',
  formStyle: '/steps',
  formSetting: '/steps',
  footer: '/steps',
}

export const hrefOf = (step: WizardStep): string => `${paths[step]}?step=${step}`

/** The step that an address shows: the one it names, where that stands there, else the first of its path. */
export function stepAt(path: string, named: string | undefined): WizardStep {
  const here = wizardSteps.filter((step) => paths[step] === path)
  return here.find((step) => step === named) ?? here[0] ?? 'type'
}

export const nextOf = (step: WizardStep): WizardStep | undefined => wizardSteps[wizardSteps.indexOf(step) + 1]
export const beforeOf = (step: WizardStep): WizardStep | undefined => wizardSteps[wizardSteps.indexOf(step) - 1]

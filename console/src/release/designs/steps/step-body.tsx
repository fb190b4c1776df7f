import type { WizardStep } from '@coverwright/rules/release/designs'
import type { Look } from '@coverwright/rules/design/products'
import { ButtonStep } from './button-step'
import { ColourStep } from './colour-step'
import { FontStep } from './font-step'
import { FooterStep } from './footer-step'
import { FormSettingStep } from './form-setting-step'
import { FormStyleStep } from './form-style-step'
import { HeaderStep } from './header-step'
import { LanguagesStep } from './languages-step'
import { NameStep } from './name-step'
import { PhotosStep } from './photos-step'
import { StartStep } from './start-step'
import type { ChosenProps, LookProps } from './step-props'
import { TypeStep } from './type-step'

type Props = ChosenProps & { step: WizardStep; /** Null while its template is on its way. */ look: Look | null }

export function StepBody({ step, draft, change, look }: Props) {
  if (step === 'type') return <TypeStep {...{ draft, change }} />
  if (step === 'start') return <StartStep {...{ draft, change }} />
  if (step === 'name') return <NameStep {...{ draft, change }} />
  if (step === 'languages') return <LanguagesStep {...{ draft, change }} />
  if (!look) return null
  const given: LookProps = { look, draft, onLook: (part) => change({ look: { ...look, ...part } }) }
  const Step = lookSteps[step]
  return <Step {...given} />
}

const lookSteps = {
  font: FontStep,
  photos: PhotosStep,
  colour: ColourStep,
  header: HeaderStep,
  button: ButtonStep,
  formStyle: FormStyleStep,
  formSetting: FormSettingStep,
  footer: FooterStep,
}

import { wizardOperations } from '@coverwright/contract/release/designs'
import { settingsOperations } from '@coverwright/contract/company/settings'
import { startingWizard, type WizardDraft } from '@coverwright/rules/release/designs'
import { insuranceTypes, productSizes } from '@coverwright/rules/design/products'
import { useLanguage } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useLocation } from '@tanstack/react-router'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { stepAt } from './wizard-steps'
import { WizardSteps } from './wizard-steps-page'

type Asked = { step?: string; type?: string; size?: string }

/** The wizard at each of its three addresses: it goes on with what was chosen, today or on another day. */
export function WizardPage() {
  const words = useErrorWords()
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const asked = search as Asked
  const kept = useOperation(wizardOperations.get, {})
  const settings = useOperation(settingsOperations.get, {})
  return (
    <Loaded asked={settings} words={words}>
      {({ company }) => (
        <Loaded asked={kept} words={words}>
          {({ draft, savedAt }) => (
            <WizardSteps
              initial={{ ...(draft ?? startingWizard(company.currency, language)), ...chosenBy(asked) }}
              keptAt={draft && !asked.step && !asked.type ? savedAt : null}
              step={stepAt(pathname, asked.step)}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** A gallery leads here with the template that was chosen in it. */
function chosenBy({ type, size }: Asked): Partial<WizardDraft> {
  const insuranceType = insuranceTypes.find((each) => each === type)
  const wanted = productSizes.find((each) => each === size)
  return {
    ...(insuranceType ? { insuranceType, start: insuranceType === 'other' ? 'blank' : 'template', look: null } : {}),
    ...(wanted ? { size: wanted } : {}),
  }
}

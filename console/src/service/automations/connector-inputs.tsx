import type { AutomationChoices } from '@coverwright/contract/service/automations'
import { automationLimits } from '@coverwright/rules/service/automations'
import type { ControlProps } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { FilledText } from './filled-text'

type Props = ControlProps & Pick<AutomationChoices, 'connectors' | 'variables'> & { connectorId: unknown }

/** What the chosen connector is told, input by input. */
export function ConnectorInputs({ connectorId, connectors, variables, id, value, onChange, ...control }: Props) {
  const t = useTexts('automations')
  const inputs = connectors.find((connector) => connector.id === connectorId)?.inputs ?? []
  const told = (value ?? {}) as Record<string, string>
  if (inputs.length === 0) return <p className="automation-size">{t('edit.noInputs')}</p>
  return (
    <div className="automation-inputs">
      {inputs.slice(0, automationLimits.inputs).map((name) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <FilledText
            {...control}
            id={`${id}-${name}`}
            rows={1}
            variables={variables}
            value={told[name] ?? ''}
            onChange={(text) => onChange({ ...told, [name]: text as string })}
          />
        </div>
      ))}
    </div>
  )
}

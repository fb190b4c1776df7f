import { connectorLimits, failurePolicies } from '@coverwright/rules/rating/connectors'
import { Radios } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { Labelled } from './labelled'
import type { ConnectorDrafting } from './use-connector-draft'

/** How long it is waited for, how often it is tried, and what becomes of the quote when nothing comes back. */
export function FailureFields({ drafting, isReadOnly }: { drafting: ConnectorDrafting; isReadOnly: boolean }) {
  const t = useTexts('connectors')
  const { draft, change } = drafting
  const number = (key: 'timeLimitSeconds' | 'retries' | 'reuseMinutes') => (
    <Labelled label={t(`field.${key}`)} hint={t(`hint.${key}`)}>
      {(id) => (
        <NumberInput
          id={id}
          value={draft[key]}
          min={connectorLimits[key].min}
          max={connectorLimits[key].max}
          precision={0}
          readOnly={isReadOnly}
          onChange={(value) => value !== null && change({ [key]: value })}
        />
      )}
    </Labelled>
  )
  return (
    <div className="connector-form">
      <div className="connector-line">
        {number('timeLimitSeconds')}
        {number('retries')}
        {number('reuseMinutes')}
      </div>
      <fieldset className="connector-choices" disabled={isReadOnly}>
        <legend>{t('field.onFailure')}</legend>
        <Radios
          value={draft.onFailure}
          onChange={(onFailure) => change({ onFailure })}
          options={failurePolicies.map((value) => ({ value, label: t(`onFailure.${value}`) }))}
        />
      </fieldset>
    </div>
  )
}

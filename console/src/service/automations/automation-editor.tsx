import type { AutomationChoices, AutomationView } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { Fields } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import type { ReactNode } from 'react'
import { subjectOfTrigger, type TriggerKind } from '@coverwright/rules/service/automations'
import { useAutomationForm } from './use-automation-form'
import { SubjectContext } from './variable-button'

type Props = {
  kept: AutomationView | null
  choices: AutomationChoices
  mayWrite: boolean
  /** Above everything: whose it is. */
  head?: ReactNode
}

const order = ['when', 'onlyIf', 'wait', 'act'] as const

/** One automation from above to below: when, only if, then wait, do. */
export function AutomationEditor({ kept, choices, mayWrite, head }: Props) {
  const t = useTexts('automations')
  const { form, parts } = useAutomationForm({ kept, choices, mayWrite })
  return (
    <form
      className="automation-parts"
      noValidate
      aria-label={t('edit.form')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {head}
      <SubjectContext value={subjectOfTrigger(form.values.trigger as TriggerKind)}>
        {order.map((part) => (
          <Card key={part} title={t(`parts.${part}`)}>
            <div className="automation-fields">
              <Fields form={form} fields={parts[part]} />
            </div>
          </Card>
        ))}
      </SubjectContext>
      {form.general && (
        <Note tone="danger" isNews>
          {form.general}
        </Note>
      )}
      {mayWrite && (
        <div>
          <Button type="primary" htmlType="submit" loading={form.isSending} disabled={!form.isDirty}>
            {t(kept ? 'edit.save' : 'edit.create')}
          </Button>
        </div>
      )}
    </form>
  )
}

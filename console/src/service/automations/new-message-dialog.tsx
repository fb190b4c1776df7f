import {
  type AutomationChoices,
  AutomationDraft,
  automationOperations as operations,
} from '@coverwright/contract/service/automations'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'
import { actionFields, waitFields, whenFields } from './automation-fields'
import { idOf, STARTING } from './use-automation-form'

type Props = { productId: string; start: { title: string; when: string }; onClose: () => void }

/** A message that hangs on an answer: what it waits for and what is sent. Its condition is written where it was added. */
export function NewMessageDialog({ productId, ...props }: Props) {
  const { data: choices } = useOperation(operations.getChoices, { productId })
  return choices ? <Opened {...props} choices={choices} /> : null
}

function Opened({ choices, start, onClose }: Omit<Props, 'productId'> & { choices: AutomationChoices }) {
  const t = useTexts('automations')
  const create = useWrite(operations.create, { refreshes: [operations.list] })
  const send = ({ actions, ...draft }: AutomationDraft) =>
    create.mutateAsync({
      ...{ ...draft, condition: start.when, productId: choices.product.id },
      actions: actions.map((action) => ({ ...action, id: idOf(action.id) })),
    })
  return (
    <FormDialog<AutomationDraft>
      {...useSubmit(send, { says: ({ name }) => t('inEditor.added', { name }), then: onClose })}
      title={t('inEditor.title')}
      schema={AutomationDraft}
      initial={{ ...STARTING, name: start.title.slice(0, 80), trigger: 'quoteSaved', condition: start.when }}
      fields={[...whenFields(t, choices), ...waitFields(t, choices), ...actionFields(t, choices)]}
      submitLabel={t('inEditor.add')}
      onClose={onClose}
      about={<p>{t('inEditor.about')}</p>}
    />
  )
}

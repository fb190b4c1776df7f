import type { CaseView } from '@coverwright/contract/service/cases'
import { FormDialog, type FormSchema } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { caseOperations } from '@coverwright/contract/service/cases'
import { useSubmit } from '../../platform/queries'
import { useHandOver } from './use-cases'

type Draft = { caseId: string; memberId: string; note: string }

/** To a colleague who may decide cases. */
export function HandOverDialog({ view, onClose }: { view: CaseView; onClose: () => void }) {
  const t = useTexts('cases')
  const pass = useHandOver()
  const options = view.colleagues.map(({ id, name }) => ({ value: id, label: name }))
  const says = ({ memberId }: Draft) =>
    t('handOver.done', { name: options.find(({ value }) => value === memberId)?.label ?? '' })
  return (
    <FormDialog
      {...useSubmit((draft: Draft) => pass.mutateAsync({ ...draft, caseId: view.id }), { says, then: onClose })}
      title={t('handOver.title', { number: view.number })}
      schema={caseOperations.handOver.takes.omit({ caseId: true }) as unknown as FormSchema<Draft>}
      initial={{ memberId: options[0]?.value ?? '', note: '' }}
      fields={[
        { kind: 'select', name: 'memberId', label: t('handOver.to'), options },
        { kind: 'longText', name: 'note', label: t('decision.note'), isOptional: true, rows: 3, maxLength: 2000 },
      ]}
      submitLabel={t('handOver.verb')}
      onClose={onClose}
    />
  )
}

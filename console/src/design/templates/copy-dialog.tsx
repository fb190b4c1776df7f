import {
  TemplateHead,
  templateOperations as operations,
  type TemplateRow,
} from '@coverwright/contract/design/templates'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useSubmit, useWrite } from '../../platform/queries'
import { builderOf } from './places'

const Named = TemplateHead.pick({ name: true })

export function CopyDialog({ row, onClose }: { row: TemplateRow; onClose: () => void }) {
  const t = useTexts('templates')
  const navigate = useNavigate()
  const copy = useWrite(operations.copy, { refreshes: [operations.list] })
  const send = async ({ name }: { name: string }) =>
    navigate(builderOf(row.kind, (await copy.mutateAsync({ id: row.id, name })).id))
  return (
    <FormDialog
      {...useSubmit(send, { says: ({ name }) => t('create.done', { name }), then: onClose })}
      title={t('list.copy')}
      schema={Named}
      initial={{ name: t('create.copyOf', { name: row.name }) }}
      fields={[{ kind: 'text', name: 'name', label: t('create.name'), maxLength: 80 }]}
      submitLabel={t(`create.submit.${row.kind}`)}
      onClose={onClose}
    />
  )
}

import { TableChange, type TableView } from '@coverwright/contract/rating/tables'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useSubmit } from '../../platform/queries'
import { useUpdateTable } from './use-tables'

/** What people call the table, and what recipes do. */
export function NameDialog({ table, onClose }: { table: TableView; onClose: () => void }) {
  const t = useTexts('tables')
  const update = useUpdateTable()
  const submit = useSubmit(async ({ key, name }: { name?: string | undefined; key?: string | undefined }) => {
    await update.mutateAsync({ id: table.id, name: name ?? table.name, ...(key !== table.key && { key }) })
    toast({ text: t('acts.renamed') })
    onClose()
  })
  return (
    <FormDialog
      {...submit}
      title={t('acts.rename')}
      width={440}
      onClose={onClose}
      schema={TableChange}
      initial={{ id: table.id, name: table.name, key: table.key }}
      fields={[
        { name: 'name', kind: 'text', label: t('new.name'), maxLength: 100, autoFocus: true },
        {
          name: 'key',
          kind: 'text',
          label: t('new.key'),
          help: t('new.keyHelp'),
          maxLength: 60,
          isDisabled: table.usedBy.length > 0,
        },
      ]}
      submitLabel={t('acts.save')}
    />
  )
}

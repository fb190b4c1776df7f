import { templateOperations as operations } from '@coverwright/contract/design/templates'
import { type BuiltKind, type Moment, momentsOf, templateTags } from '@coverwright/rules/design/templates'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useSubmit, useWrite } from '../../platform/queries'
import { NewTemplate } from './new-template'
import { builderOf } from './places'

type Props = { kind: BuiltKind; from: Moment | null; onClose: () => void }

/** A name, and what to begin with: the builder opens with it. */
export function CreateDialog({ kind, from, onClose }: Props) {
  const t = useTexts('templates')
  const navigate = useNavigate()
  const create = useWrite(operations.create, { refreshes: [operations.list, operations.listSystem] })
  const send = async ({ start, ...draft }: NewTemplate) => {
    const { id } = await create.mutateAsync({ kind, ...draft, from: start === '' ? null : start })
    navigate(builderOf(kind, id))
  }
  return (
    <FormDialog
      {...useSubmit(send, { says: ({ name }) => t('create.done', { name }), then: onClose })}
      title={t(`create.title.${kind}`)}
      schema={NewTemplate}
      initial={{ name: from ? t(`moments.${from}`) : '', tag: 'service' as const, start: from ?? ('' as const) }}
      fields={[
        { kind: 'text', name: 'name', label: t('create.name'), maxLength: 80 },
        {
          ...{ kind: 'select', name: 'start', label: t('create.start') },
          options: ['' as const, ...momentsOf(kind)].map((value) => ({
            value,
            label: value === '' ? t(`create.empty.${kind}`) : t(`moments.${value}`),
          })),
        },
        {
          ...{ kind: 'select', name: 'tag', label: t('list.tag') },
          options: templateTags.map((value) => ({ value, label: t(`tags.${value}`) })),
        },
      ]}
      submitLabel={t(`create.submit.${kind}`)}
      onClose={onClose}
    />
  )
}

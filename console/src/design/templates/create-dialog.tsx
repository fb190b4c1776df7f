import { templateOperations as operations, type SystemTemplateView } from '@coverwright/contract/design/templates'
import { type BuiltKind, type Moment, momentsOf, templateTags } from '@coverwright/rules/design/templates'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Link, useNavigate } from '@coverwright/ui/navigation'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'
import { NewTemplate } from './new-template'
import { builderOf } from './places'

type Original = Pick<SystemTemplateView, 'key' | 'tag' | 'copies'>
type Props = { kind: BuiltKind; from: Original | null; onClose: () => void }

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
      about={from && from.copies > 0 && <CopiesOf kind={kind} of={from.key} />}
      initial={{
        ...{ name: from ? t(`moments.${from.key}`) : '', tag: from?.tag ?? ('service' as const) },
        start: from?.key ?? ('' as const),
      }}
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
          // Any other copy is of the type of its original.
          shownWhen: ({ start }) => start === '' || start === from?.key,
          options: templateTags.map((value) => ({ value, label: t(`tags.${value}`) })),
        },
      ]}
      submitLabel={t(`create.submit.${kind}`)}
      onClose={onClose}
    />
  )
}

/** Two copies of one thing are seldom wanted: those that are there are a press away. */
function CopiesOf({ kind, of }: { kind: BuiltKind; of: Moment }) {
  const t = useTexts('templates')
  const { data } = useOperation(operations.list, { kind, pageSize: 100 }, { quiet: true })
  const copies = data?.rows.filter(({ madeFrom }) => madeFrom?.key === of) ?? []
  if (copies.length === 0) return null
  return (
    <p>
      {t('create.copied', { count: copies.length })}{' '}
      {copies.map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link href={builderOf(kind, id)}>{name}</Link>
        </span>
      ))}
    </p>
  )
}

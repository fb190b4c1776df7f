import type { DatasetView } from '@coverwright/contract/datasets'
import { extraFormats, extraKinds } from '@coverwright/rules/datasets'
import { Dialog } from '@coverwright/ui/dialog'
import { Form, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { Button } from 'antd'
import { useMemo } from 'react'
import { useSubmit } from '../platform/queries'
import { RefusedCall } from '../platform/wire'
import { draftOf, ExtraDraft, extraOf, fieldOfPath } from './extra-draft'
import { useUpdateDataset } from './use-datasets'

type Props = { view: DatasetView; name: string | null; onClose: () => void }

/** A name that no question asks for: a connector answers it, or the product itself. */
export function ExtraDialog({ view, name, onClose }: Props) {
  const t = useTexts('datasets')
  const update = useUpdateDataset()
  const entry = view.extra.find((each) => each.name === name)
  const submit = useSubmit(async (draft: ExtraDraft) => {
    const made = extraOf(draft)
    const names = entry ? view.extra.map((each) => (each === entry ? made : each)) : [...view.extra, made]
    try {
      await update.mutateAsync({ productId: view.productId, baseRevision: view.revision, names })
    } catch (error) {
      throw error instanceof RefusedCall ? atField(error) : error
    }
    toast({ text: t('saved', { name: made.name }) })
    onClose()
  })
  const title = entry ? t('extra.edit', { name: entry.name }) : t('extra.add')
  return (
    <Dialog open title={title} width={560} onClose={onClose}>
      <p className="dataset-note">{t('extra.about')}</p>
      <Form
        {...submit}
        schema={ExtraDraft}
        label={title}
        initial={draftOf(entry)}
        fields={useExtraFields()}
        submitLabel={entry ? t('save') : t('extra.add')}
        secondary={<Button onClick={onClose}>{t('cancel')}</Button>}
      />
    </Dialog>
  )
}

/** The server names the entry and its field; the form knows the field. */
const atField = (error: RefusedCall) =>
  new RefusedCall({
    status: error.status,
    message: error.code,
    values: error.values,
    ...(error.field ? { field: fieldOfPath(error.field) } : {}),
  })

function useExtraFields(): FormItem[] {
  const t = useTexts('datasets')
  return useMemo(() => {
    const isLimited = ({ kind }: Record<string, unknown>) =>
      ['number', 'money', 'date', 'dateTime'].includes(String(kind))
    return [
      {
        name: 'name',
        kind: 'text',
        label: t('field.name'),
        help: t('field.nameHelp'),
        maxLength: 64,
        width: 'half',
        autoFocus: true,
      },
      { name: 'title', kind: 'text', label: t('field.title'), maxLength: 200, width: 'half', isOptional: true },
      {
        name: 'kind',
        kind: 'select',
        label: t('column.type'),
        width: 'half',
        options: extraKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        name: 'currency',
        kind: 'text',
        label: t('field.currency'),
        maxLength: 3,
        width: 'half',
        shownWhen: ({ kind }) => kind === 'money',
      },
      {
        name: 'options',
        kind: 'longText',
        label: t('field.options'),
        help: t('field.optionsHelp'),
        rows: 4,
        shownWhen: ({ kind }) => kind === 'choice' || kind === 'choices',
      },
      { name: 'min', kind: 'text', label: t('field.min'), width: 'half', isOptional: true, shownWhen: isLimited },
      { name: 'max', kind: 'text', label: t('field.max'), width: 'half', isOptional: true, shownWhen: isLimited },
      {
        name: 'format',
        kind: 'select',
        label: t('field.format'),
        options: extraFormats.map((value) => ({ value, label: t(`format.${value}`) })),
        shownWhen: ({ kind }) => kind === 'text',
      },
      {
        name: 'source',
        kind: 'choice',
        label: t('field.source'),
        options: (['connector', 'fixed'] as const).map((value) => ({
          value,
          label: t(`source.${value}`),
          about: t(`sourceAbout.${value}`),
        })),
      },
      { name: 'value', kind: 'text', label: t('field.value'), shownWhen: ({ source }) => source === 'fixed' },
    ]
  }, [t])
}

import type { DatasetView } from '@coverwright/contract/design/datasets'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { useSubmit } from '../../platform/queries'
import { RefusedCall } from '../../platform/wire'
import { draftOf, ExtraDraft, extraOf, fieldOfPath } from './extra-draft'
import { useExtraFields } from './extra-fields'
import { useUpdateDataset } from './use-datasets'

type Props = { view: DatasetView; currency: string; name: string | null; onClose: () => void }

/** A name that no question asks for: a connector answers it, or the product itself. */
export function ExtraDialog({ view, currency, name, onClose }: Props) {
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
    <FormDialog
      {...submit}
      title={title}
      about={t('extra.about')}
      width={560}
      onClose={onClose}
      schema={ExtraDraft}
      initial={draftOf(entry, currency)}
      fields={useExtraFields()}
      submitLabel={entry ? t('save') : t('extra.add')}
    />
  )
}

/** The server names the entry and its field; the form knows the field. */
const atField = (error: RefusedCall) =>
  new RefusedCall({
    status: error.status,
    message: error.code,
    values: error.values,
    ...(error.field ? { field: fieldOfPath(error.field, error.code) } : {}),
  })

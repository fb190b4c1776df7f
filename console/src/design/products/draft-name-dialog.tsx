import { type DraftView, productDraftOperations } from '@coverwright/contract/design/products'
import type { GivesOf } from '@coverwright/contract/platform'
import { MAX_DRAFT_NAME } from '@coverwright/rules/design/products'
import { FormDialog, type FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { z } from 'zod'
import { useSubmit } from '../../platform/queries'
import { useDraftActs } from './use-drafts'

const Named = productDraftOperations.create.takes.pick({ name: true }).extend({ from: z.string() })

type Props = {
  productId: string
  data: GivesOf<typeof productDraftOperations.list>
  /** The draft that gets another name; without one a new draft is made. */
  renamed: DraftView | undefined
  onClose: () => void
}

/** The name of a draft, and of a new one also what it is a copy of. */
export function DraftNameDialog({ productId, data: { drafts, versions }, renamed, onClose }: Props) {
  const t = useTexts('products')
  const acts = useDraftActs(productId)
  const submit = useSubmit(async ({ name, from }: z.output<typeof Named>) => {
    await (renamed ? acts.rename(renamed.id, name) : acts.create(name, from || undefined))
    toast({ text: t(renamed ? 'drafts.renamed' : 'drafts.created', { name }) })
    onClose()
  })
  const sources = [
    ...drafts.map(({ id, name }) => ({ value: id, label: t('drafts.label', { name: name || t('drafts.main') }) })),
    ...versions.map(({ id, number }) => ({ value: id, label: t('drafts.published', { number }) })),
  ]
  const start = drafts.find(({ isChosen }) => isChosen)?.id ?? sources[0]?.value ?? ''
  const fields: FormItem[] = [
    { name: 'name', kind: 'text', label: t('field.name'), maxLength: MAX_DRAFT_NAME, autoFocus: true },
    ...(renamed ? [] : [{ name: 'from', kind: 'select' as const, label: t('drafts.from'), options: sources }]),
  ]
  return (
    <FormDialog
      {...submit}
      title={t(renamed ? 'drafts.renameTitle' : 'drafts.createTitle')}
      {...(renamed ? {} : { about: t('drafts.about') })}
      onClose={onClose}
      schema={Named}
      initial={{ name: renamed?.name ?? '', from: start }}
      fields={fields}
      submitLabel={t(renamed ? 'drafts.save' : 'drafts.make')}
    />
  )
}

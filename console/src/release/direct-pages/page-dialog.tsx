import {
  DirectPageDraft,
  directPageOperations as operations,
  type DirectPageView,
} from '@coverwright/contract/release/direct-pages'
import { templateOperations } from '@coverwright/contract/design/templates'
import { languageNames, languages } from '@coverwright/rules/languages'
import { slugOf } from '@coverwright/rules/release/publishing'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'

const changed = { refreshes: [operations.list, operations.get, templateOperations.list, templateOperations.get] }

/** Which template stands at which address, and where it leads. */
export function PageDialog({ page, onClose }: { page: DirectPageView | null; onClose: () => void }) {
  const t = useTexts('direct-pages')
  const { data } = useOperation(operations.getChoices, {}, { quiet: true })
  const create = useWrite(operations.create, changed)
  const update = useWrite(operations.update, changed)
  const send = (draft: DirectPageDraft) => {
    const slug = draft.slug.trim() || slugOf(draft.name)
    return page ? update.mutateAsync({ id: page.id, ...draft, slug }) : create.mutateAsync({ ...draft, slug })
  }
  const initial = page
    ? {
        name: page.name,
        slug: page.slug,
        templateId: page.templateId,
        shellId: page.shellId,
        languages: page.languages,
      }
    : { name: '', slug: '', templateId: '', shellId: '', languages: ['en_us' as const] }
  return (
    <FormDialog
      {...useSubmit(send, {
        says: ({ name }) => t(page ? 'done.saved' : 'done.created', { name }),
        then: onClose,
      })}
      title={page ? t('form.edit', { name: page.name }) : t('form.create')}
      schema={DirectPageDraft}
      initial={initial}
      fields={[
        { kind: 'text', name: 'name', label: t('form.name'), help: t('form.nameHelp'), maxLength: 80 },
        {
          ...{
            kind: 'text',
            name: 'slug',
            label: t('form.slug'),
            help: t('form.slugHelp'),
            prefix: '/d/',
            maxLength: 60,
          },
        },
        {
          ...{ kind: 'select', name: 'templateId', label: t('form.template') },
          ...(data?.templates.length === 0 ? { help: t('form.noTemplates') } : {}),
          options: (data?.templates ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          ...{ kind: 'select', name: 'shellId', label: t('form.product') },
          ...(data?.shells.length === 0 ? { help: t('form.noProducts') } : {}),
          options: (data?.shells ?? []).map(({ id, title, path }) => ({ value: id, label: `${title} (${path})` })),
        },
        {
          ...{ kind: 'select', name: 'languages', label: t('form.languages'), help: t('form.languagesHelp') },
          isMultiple: true,
          options: languages.map((value) => ({ value, label: languageNames[value] })),
        },
      ]}
      submitLabel={page ? t('form.save') : t('form.submit')}
      onClose={onClose}
    />
  )
}

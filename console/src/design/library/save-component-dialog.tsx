import { ComponentDraft, componentOperations as operations } from '@coverwright/contract/design/library'
import { type ComponentKind, MAX_COMPONENT_NAME } from '@coverwright/rules/design/library'
import type { Page } from '@coverwright/rules/design/products'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { z } from 'zod'
import { useSubmit, useWrite } from '../../platform/queries'
import { tagsOf } from './tags'

type Props = { kind: ComponentKind; pages: readonly Page[]; onClose: () => void }

const Words = z.object({ name: ComponentDraft.shape.name, tags: z.string().max(400).transform(tagsOf) })

/** What is chosen in a form, kept for other forms of the company. */
export function SaveComponentDialog({ kind, pages, onClose }: Props) {
  const t = useTexts('library')
  const add = useWrite(operations.add, { refreshes: [operations.list] })
  const count = pages.reduce((sum, page) => sum + page.questions.length, 0)
  const send = (words: z.output<typeof Words>) => add.mutateAsync({ ...words, kind, pages: pages as never })
  return (
    <FormDialog
      {...useSubmit(send, { says: ({ name }) => t('components.added', { name }), then: onClose })}
      title={t('components.save')}
      about={t('components.saveAbout', { count })}
      schema={Words}
      initial={{ name: '', tags: '' }}
      fields={[
        { kind: 'text', name: 'name', label: t('name'), maxLength: MAX_COMPONENT_NAME },
        { kind: 'text', name: 'tags', label: t('tags'), help: t('tagsHelp'), isOptional: true },
      ]}
      submitLabel={t('components.submit')}
      onClose={onClose}
    />
  )
}

import {
  ComponentDraft,
  componentOperations as operations,
  type ComponentView,
} from '@coverwright/contract/design/library'
import { MAX_COMPONENT_NAME } from '@coverwright/rules/design/library'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { z } from 'zod'
import { useSubmit, useWrite } from '../../platform/queries'
import { tagsAsText, tagsOf } from './tags'

const Words = z.object({ name: ComponentDraft.shape.name, tags: z.string().max(400).transform(tagsOf) })

export function RenameComponent({ component, onClose }: { component: ComponentView; onClose: () => void }) {
  const t = useTexts('library')
  const [{ id, name, tags, revision }] = useState(component)
  const update = useWrite(operations.update, { refreshes: [operations.list] })
  const send = (words: z.output<typeof Words>) => update.mutateAsync({ ...words, id, baseRevision: revision })
  return (
    <FormDialog
      {...useSubmit(send, { says: (words) => t('saved', { name: words.name }), then: onClose })}
      title={t('components.rename', { name })}
      schema={Words}
      initial={{ name, tags: tagsAsText(tags) }}
      fields={[
        { kind: 'text', name: 'name', label: t('name'), maxLength: MAX_COMPONENT_NAME },
        { kind: 'text', name: 'tags', label: t('tags'), isOptional: true },
      ]}
      submitLabel={t('save')}
      onClose={onClose}
    />
  )
}

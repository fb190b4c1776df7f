import {
  CentreDocumentDraft,
  type CentreDocumentView,
  type FolderView,
} from '@coverwright/contract/design/document-centre'
import { MAX_DOCUMENT_NAME } from '@coverwright/rules/design/document-centre'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { z } from 'zod'
import { useUploadFor } from '../../company/media'
import { useSubmit } from '../../platform/queries'
import { useDocumentWrites, useReaders } from './use-document-centre'

const DocumentForm = z.object({
  file: z.object({ id: z.string() }).optional(),
  name: CentreDocumentDraft.shape.name,
  folderId: z.string().nullish(),
  seenBy: z.enum(['everyone', 'people']),
  memberIds: z.array(z.string()).min(1).optional(),
})
type DocumentForm = z.output<typeof DocumentForm>

type Props = { row?: CentreDocumentView; folders: readonly FolderView[]; onClose: () => void }

/** A new document, or another name, folder or circle of readers for one that is there. */
export function DocumentDialog({ row, folders, onClose }: Props) {
  const t = useTexts('document-centre')
  // As it was when it was opened: what others change meanwhile is refused, not written over.
  const [opened] = useState(row)
  const sending = useUploadFor('centreDocument')
  const people = useReaders().data?.people ?? []
  const { add, update } = useDocumentWrites()
  const send = ({ file, name, folderId, seenBy, memberIds = [] }: DocumentForm) => {
    const readers = seenBy === 'people' ? { kind: seenBy, memberIds } : { kind: seenBy }
    const draft = { name, folderId: folderId || null, seenBy: readers }
    return opened
      ? update.mutateAsync({ ...draft, id: opened.id, baseRevision: opened.revision })
      : add.mutateAsync({ ...draft, fileId: file?.id ?? '', note: '' })
  }
  const named = opened?.seenBy.kind === 'people' ? opened.seenBy.memberIds : []
  return (
    <FormDialog<DocumentForm>
      {...useSubmit(send, { says: ({ name }) => t(opened ? 'saved' : 'added', { name }), then: onClose })}
      title={opened?.name ?? t('add')}
      schema={opened ? DocumentForm : DocumentForm.required({ file: true })}
      initial={{
        ...{ file: null, name: opened?.name ?? '', folderId: opened?.folderId ?? '' },
        ...{ seenBy: opened?.seenBy.kind ?? 'everyone', memberIds: named },
      }}
      fields={[
        { kind: 'upload', name: 'file', label: t('file'), help: t('fileHelp'), shownWhen: !opened, ...sending },
        { kind: 'text', name: 'name', label: t('name'), maxLength: MAX_DOCUMENT_NAME },
        {
          ...{ kind: 'select', name: 'folderId', label: t('folder'), placeholder: t('noFolder'), isOptional: true },
          options: folders.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          ...{ kind: 'segments', name: 'seenBy', label: t('seenBy.label') },
          options: (['everyone', 'people'] as const).map((value) => ({ value, label: t(`seenBy.${value}`) })),
        },
        {
          ...{ kind: 'select', name: 'memberIds', label: t('readers'), isMultiple: true },
          options: people.map(({ id, name }) => ({ value: id, label: name })),
          shownWhen: ({ seenBy }) => seenBy === 'people',
        },
      ]}
      submitLabel={t(opened ? 'save' : 'submit')}
      onClose={onClose}
    />
  )
}

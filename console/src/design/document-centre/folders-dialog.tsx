import { FolderDraft, type FolderView } from '@coverwright/contract/design/document-centre'
import { MAX_FOLDER_NAME } from '@coverwright/rules/design/document-centre'
import { Button } from '@coverwright/ui/button'
import { Dialog } from '@coverwright/ui/dialog'
import { Form } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSubmit } from '../../platform/queries'
import { useDelete } from '../../platform/toast'
import { useDocumentWrites } from './use-document-centre'

/** New folders, other names for them, and away with those that are empty. */
export function FoldersDialog({ folders, onClose }: { folders: readonly FolderView[]; onClose: () => void }) {
  const t = useTexts('document-centre')
  const [renamed, setRenamed] = useState<FolderView | null>(null)
  const { addFolder, renameFolder, removeFolder } = useDocumentWrites()
  const ask = useDelete()
  const send = ({ name }: { name: string }) =>
    renamed ? renameFolder.mutateAsync({ id: renamed.id, name }) : addFolder.mutateAsync({ name })
  const remove = ({ id, name }: FolderView) =>
    ask({ name, verb: t('folders.delete'), work: () => removeFolder.mutateAsync({ id }) })
  return (
    <Dialog open title={t('folders.manage')} width={480} onClose={onClose}>
      <Form
        key={`${renamed?.id ?? 'new'} ${folders.length}`}
        {...useSubmit(send, { says: ({ name }) => t('folders.kept', { name }), then: () => setRenamed(null) })}
        label={t('folders.manage')}
        schema={FolderDraft}
        initial={{ name: renamed?.name ?? '' }}
        fields={[{ kind: 'text', name: 'name', label: t('folders.name'), maxLength: MAX_FOLDER_NAME }]}
        submitLabel={t(renamed ? 'folders.rename' : 'folders.add')}
        guardsUnsaved={false}
      />
      <ul className="centre-folders">
        {folders.map((folder) => (
          <li key={folder.id}>
            <span className="cw-cut">{folder.name}</span>
            {folder.may.includes('rename') && (
              <Button
                type="text"
                icon={<Pencil />}
                aria-label={t('folders.renameOf', { name: folder.name })}
                onClick={() => setRenamed(folder)}
              />
            )}
            {folder.may.includes('delete') && (
              <Button
                type="text"
                icon={<Trash2 />}
                aria-label={t('folders.deleteOf', { name: folder.name })}
                onClick={() => void remove(folder)}
              />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import type { CentreDocumentView } from '@coverwright/contract/design/document-centre'
import { MAX_NOTE } from '@coverwright/rules/design/document-centre'
import { FormDialog } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { useState } from 'react'
import { z } from 'zod'
import { useUploadFor } from '../../company/media'
import { useSubmit } from '../../platform/queries'
import { useDocumentWrites } from './use-document-centre'

const VersionForm = z.object({ file: z.object({ id: z.string() }), note: z.string().trim().max(MAX_NOTE) })
type VersionForm = z.output<typeof VersionForm>

/** A newer file of the same document. */
export function VersionDialog({ row, onClose }: { row: CentreDocumentView; onClose: () => void }) {
  const t = useTexts('document-centre')
  const [{ id, name, revision: baseRevision, current }] = useState(row)
  const { addVersion } = useDocumentWrites()
  const send = ({ file, note }: VersionForm) => addVersion.mutateAsync({ id, baseRevision, fileId: file.id, note })
  const says = () => t('versionAdded', { name, number: current.number + 1 })
  return (
    <FormDialog<VersionForm>
      {...useSubmit(send, { says, then: onClose })}
      title={t('newVersion', { name })}
      schema={VersionForm}
      initial={{ file: null, note: '' }}
      fields={[
        { kind: 'upload', name: 'file', label: t('file'), help: t('fileHelp'), ...useUploadFor('centreDocument') },
        { kind: 'text', name: 'note', label: t('note'), maxLength: MAX_NOTE, isOptional: true },
      ]}
      submitLabel={t('submitVersion')}
      onClose={onClose}
    />
  )
}

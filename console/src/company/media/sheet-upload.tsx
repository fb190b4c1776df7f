import type { UploadPurpose } from '@coverwright/rules/company/media'
import { Note } from '@coverwright/ui/note'
import { UploadCard } from '@coverwright/ui/upload'
import type { ComponentProps } from 'react'
import { useErrorWords } from '../../platform/words'
import { RenameOffer } from './rename-offer'
import { useRenamedUpload } from './use-renamed-upload'
import { useUploadFor } from './use-upload-for'

type Props = Pick<ComponentProps<typeof UploadCard>, 'promises'> & {
  purpose: UploadPurpose
  label: string
  /** What may come in, in a sentence. */
  rule: string
  begin: (fileId: string) => Promise<void>
  /** Why it could not be begun with. */
  error: unknown
}

/** Where the file of a company begins its way into a product: uploaded, under another name where its own is taken. */
export function SheetUpload({ purpose, label, rule, promises, begin, error }: Props) {
  const words = useErrorWords()
  const uploading = useUploadFor(purpose)
  const renaming = useRenamedUpload(uploading.upload)
  return (
    <UploadCard
      zone={{ ...uploading, label, upload: renaming.upload, onChange: (file) => file && void begin(file.id) }}
      promises={promises}
    >
      <RenameOffer renaming={renaming} onKept={begin} />
      {error !== null && (
        <Note tone="danger" isNews>
          {words(error)}
        </Note>
      )}
      <p className="sheet-upload-rule">{rule}</p>
    </UploadCard>
  )
}

import type { CompanyFile } from '@coverwright/contract/company/companies'
import type { UploadPurpose } from '@coverwright/rules/company/media'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { UploadZone } from '@coverwright/ui/upload'
import { ExternalLink, FileText, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { z } from 'zod'
import { useUploadFor } from '../media'

type Props = {
  label: string
  purpose: UploadPurpose
  file: z.infer<typeof CompanyFile> | null | undefined
  mayEdit: boolean
  /** The file itself, where there is something to look at. */
  picture?: ReactNode
  onChange: (fileId: string | null) => Promise<unknown>
}

/** One place for one file: what is there, or the zone that takes it. */
export function FileSlot({ label, purpose, file, mayEdit, picture, onChange }: Props) {
  const t = useTexts('companies')
  const uploading = useUploadFor(purpose)
  const [tries, setTries] = useState(0)
  const keep = async (fileId: string | null) => {
    await onChange(fileId)
    setTries((count) => count + 1)
  }
  return (
    <div className="file-slot" role="group" aria-label={label}>
      <span className="file-slot-label">{label}</span>
      {file && (
        <span className="file-slot-file">
          {picture ?? <FileText />}
          <span className="cw-cut">{file.name}</span>
          <a
            className="cw-icon-button"
            href={file.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('file.open', { name: file.name })}
          >
            <ExternalLink />
          </a>
          {mayEdit && (
            <Button
              type="text"
              size="small"
              icon={<Trash2 />}
              aria-label={t('file.remove', { name: file.name })}
              onClick={() => void keep(null)}
            />
          )}
        </span>
      )}
      {!file && mayEdit && (
        <UploadZone key={tries} {...uploading} label={label} onChange={(sent) => sent && void keep(sent.id)} />
      )}
      {!file && !mayEdit && <span className="file-slot-none">{t('file.none')}</span>}
    </div>
  )
}

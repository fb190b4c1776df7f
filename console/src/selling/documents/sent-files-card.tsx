import type { QuoteFileView } from '@coverwright/contract/selling/quotes'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { FileText, Image } from 'lucide-react'
import './sent-files.css'

/** What the buyer sent with their answers; each opens in a tab of its own, at an address that soon runs out. */
export function SentFilesCard({ files }: { files: readonly QuoteFileView[] | undefined }) {
  const t = useTexts('documents')
  const { bytes } = useFormats()
  if (!files || files.length === 0) return null
  return (
    <Card title={t('sent.title')} beside={files.length}>
      <ul className="sent-files">
        {files.map(({ fileId, question, name, type, bytes: size, url }) => {
          const Icon = type.startsWith('image/') ? Image : FileText
          return (
            <li key={fileId}>
              <Icon size={16} aria-hidden="true" />
              <a href={url} target="_blank" rel="noreferrer" title={question}>
                {name}
              </a>
              <small>{bytes(size)}</small>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

import type { DocumentUse } from '@coverwright/contract/design/document-centre'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { Download } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { settingsOf } from '../products'
import { useDocument, useDownload } from './use-document-centre'

/** Every version with the way to it, and where the file is used. */
export function DocumentPanel({ id }: { id: string }) {
  const t = useTexts('document-centre')
  const formats = useFormats()
  const words = useErrorWords()
  const download = useDownload()
  return (
    <Loaded asked={useDocument(id)} words={words} isInCard>
      {({ versions, usedIn, current }) => (
        <div className="centre-panel">
          {!current.hasText && <Note>{t('noText')}</Note>}
          <h3>{t('versionsTitle')}</h3>
          <ul>
            {versions.map(({ number, fileName, pages, size, addedAt, by, note }) => (
              <li key={number}>
                <span>
                  <b>{t('versionOf', { number })}</b>
                  <small>
                    {[formats.dateTime(addedAt), by, t('pagesOf', { count: pages }), formats.bytes(size)]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                  {note && <small>{note}</small>}
                </span>
                <Button
                  icon={<Download />}
                  aria-label={t('download', { number })}
                  onClick={() => void download(id, number, fileName)}
                />
              </li>
            ))}
          </ul>
          <h3>{t('usedIn')}</h3>
          {usedIn.length === 0 ? (
            <p>{t('use.nowhere')}</p>
          ) : (
            <ul>
              {usedIn.map((use) => (
                <li key={`${use.place} ${use.productId ?? ''}`}>
                  <UseOf use={use} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  )
}

function UseOf({ use: { place, productId, name } }: { use: DocumentUse }) {
  const t = useTexts('document-centre')
  if (place === 'email') return <Link href="/email-template-list">{t('use.email')}</Link>
  if (place === 'company') return <Link href="/company-profile">{t('use.company')}</Link>
  if (!productId || name === null) return t('use.unseen')
  return <Link href={settingsOf(productId, '/documentList')}>{name}</Link>
}

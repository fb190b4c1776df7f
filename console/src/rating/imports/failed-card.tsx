import type { ImportView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { CircleAlert, RotateCw, Upload } from 'lucide-react'
import { wordsOfCode } from '../../platform/words'
import { importAt, useRetry } from './use-imports'

/** Why a file could not be read, with the cell that is meant where there is one, and what to do. */
export function FailedCard({ file }: { file: ImportView }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  const retry = useRetry()
  const why = file.failure ? wordsOfCode(file.failure.code, file.failure.values) : t('cancelled')
  return (
    <section className="cw-card import-failed" role="alert">
      <CircleAlert size={22} aria-hidden="true" />
      <div>
        <h2>
          {file.state === 'failed' ? t('failed', { name: file.fileName }) : t('stopped', { name: file.fileName })}
        </h2>
        <p>{why}</p>
        <div className="import-actions">
          {file.may.length > 0 && (
            <Button type="primary" icon={<Upload size={15} />} onClick={() => navigate(importAt(file.productId))}>
              {t('another')}
            </Button>
          )}
          {file.may.includes('retry') && (
            <Button
              icon={<RotateCw size={15} />}
              loading={retry.isPending}
              onClick={() => retry.mutate({ id: file.id })}
            >
              {t('again')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

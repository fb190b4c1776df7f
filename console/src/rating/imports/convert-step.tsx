import type { ImportDetail } from '@coverwright/contract/rating/imports'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useEffect } from 'react'
import { RunningCard } from './running-card'
import { importAt } from './use-imports'

/** Rows become rates; when that is over, the step that shows what came of it. */
export function ConvertStep({ detail: { import: file } }: { detail: ImportDetail }) {
  const t = useTexts('imports')
  const navigate = useNavigate()
  useEffect(() => {
    if (file.state !== 'converting') navigate(importAt(file.productId, file.id))
  }, [file.state, file.productId, file.id, navigate])
  return <RunningCard file={file} title={t('converting')} about={t('convertingAbout')} />
}

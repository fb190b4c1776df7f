import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { toast } from '@coverwright/ui/toast'
import { useEffect, useRef } from 'react'
import { useMe } from '../me'
import type { Draft } from './draft'
import { watchIdle } from './watch-idle'

/**
 * Decided: an editor that nobody touches for as long as the company says saves its draft and goes back to the product.
 * What cannot be saved stays open: leaving it would lose it.
 */
export function useIdleEnd<Document>(draft: Draft<Document>, isEditing: boolean) {
  const minutes = useMe().company.idleMinutes
  const t = useTexts('platform')
  const navigate = useNavigate()
  const leave = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    leave.current = async () => {
      await draft.save()
      if (draft.get().isUnsaved) return
      navigate(productPage(window.location.search))
      toast({ text: t('idleLeft', { minutes }) })
    }
  })
  useEffect(() => {
    if (isEditing) return watchIdle(window, minutes * 60_000, () => void leave.current?.())
    return undefined
  }, [isEditing, minutes])
}

function productPage(search: string): string {
  const product = new URLSearchParams(search).get('product')
  return product ? `/setting-page?product=${product}` : '/home'
}

import { publishingOperations } from '@coverwright/contract/release/publishing'
import type { AskOffer } from '@coverwright/player/preview'
import type { Language } from '@coverwright/rules/languages'
import { useCallback } from 'react'
import { call } from '../../platform/wire'

/** Prices in a preview come from where the storefront's come, for the newest body. */
export function useOfferAsker(productId: string, language: Language): AskOffer {
  return useCallback(
    (answers) =>
      call(publishingOperations.previewOffer, { productId, language, answers: answers as never }, { quiet: true }),
    [productId, language],
  )
}

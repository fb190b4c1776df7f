import type { BodyView } from '@coverwright/contract/design/products'
import { planTitle } from '@coverwright/rules/design/plans'
import { useLanguage } from '@coverwright/ui/locales'
import { useCallback } from 'react'

/** What a plan is called for whoever is reading; the wire and the tests know plans by their ids. */
export function usePlanTitle({ body }: BodyView): (id: string) => string {
  const { language } = useLanguage()
  return useCallback((id) => planTitle(body.plans, id, language), [body.plans, language])
}

import type { PageRefusals } from '@coverwright/rules/design/products'
import { type RefObject, useEffect, useRef } from 'react'

/** A new page is read from its title; a refused one from the first thing that is wrong. */
export function useAttention(
  form: RefObject<HTMLFormElement | null>,
  title: RefObject<HTMLHeadingElement | null>,
  pageId: string | null,
  refusals: PageRefusals,
) {
  const lastPage = useRef(pageId)
  useEffect(() => {
    if (lastPage.current === pageId) return
    lastPage.current = pageId
    title.current?.ownerDocument.defaultView?.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [pageId, title])
  useEffect(() => {
    if (Object.keys(refusals).length === 0) return
    form.current
      ?.querySelector<HTMLElement>(
        '[aria-invalid=true], .bad input, .bad select, .bad textarea, .bad button, .bad output',
      )
      ?.focus()
  }, [refusals, form])
}

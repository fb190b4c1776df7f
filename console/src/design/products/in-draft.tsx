import type { BodyView } from '@coverwright/contract/design/products'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { DraftScope } from '../../platform/draft'
import { forgetRead } from './use-drafts'

type Props = { body: BodyView; children: ReactNode }

/**
 * Around what shows one draft of a product. When its person goes over to another one, here or in another tab, everything
 * is drawn and read anew; what was unsaved in the first waits in the tab until they are back.
 */
export function InDraft({ body: { id, productId, draftName }, children }: Props) {
  const scope = draftName === '' ? '' : id
  const shown = useRef(scope)
  useEffect(() => {
    if (shown.current === scope) return
    shown.current = scope
    void forgetRead(productId)
  }, [scope, productId])
  return (
    <DraftScope value={scope}>
      <Fragment key={scope}>{children}</Fragment>
    </DraftScope>
  )
}

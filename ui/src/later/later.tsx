import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react'
import { Button } from '../button'
import { useTexts } from '../locales'
import { bring } from './bring'

export type Missing<Props> = ComponentType<Props & { onAgain: () => void }>

/**
 * A part that is loaded when it is first shown; until then the nearest `Suspense` shows its fallback. If it does not
 * come (no line, a version that is gone), it alone is missing, not the page around it: `missing` stands in, and it is
 * asked for again when that is wished, when the line is back, or when the part is shown the next time.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: Missing<Props> = MissingPart,
) {
  const listeners = new Set<() => void>()
  let coming: Promise<ComponentType<Props>> | null = null
  let isMissing = false
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const forget = () => void (coming = null)
  const again = () => {
    forget()
    for (const listener of listeners) listener()
  }
  const StandIn = (props: Props) => {
    const Stands = missing
    useEffect(() => {
      window.addEventListener('online', again)
      return () => {
        window.removeEventListener('online', again)
        // Also left when the part has come: that is not forgotten again.
        if (isMissing) forget()
      }
    }, [])
    return <Stands {...props} onAgain={again} />
  }
  const bringOrStandIn = () => {
    isMissing = false
    return bring(load).catch(() => {
      isMissing = true
      return StandIn
    })
  }
  const ask = () => (coming ??= bringOrStandIn())
  const Later = (props: Props) => {
    const Part = use(useSyncExternalStore(listen, ask))
    return <Part {...props} />
  }
  /** Fetched before it is needed; whether it came is seen when it is. */
  Later.fetch = () => void bring(load).catch(() => undefined)
  return Later
}

function MissingPart({ onAgain }: { onAgain: () => void }) {
  const t = useTexts('ui')
  return (
    <p role="alert">
      {t('error.title')}{' '}
      <Button size="small" onClick={onAgain}>
        {t('error.retry')}
      </Button>
    </p>
  )
}

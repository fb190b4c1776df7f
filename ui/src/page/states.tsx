import { CircleAlert, Compass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../locales'
import { ActionButton, type PageAction } from './page-header'
import './states.css'

export type StateProps = {
  title: string
  about?: ReactNode
  picture?: ReactNode
  action?: PageAction
  others?: ReactNode
}

/** What will be here, and the first step to it. */
export function EmptyState({ title, about, picture, action, others }: StateProps) {
  return (
    <section className="cw-state">
      {picture && <div className="cw-state-picture">{picture}</div>}
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      {(action || others) && (
        <div className="cw-state-actions">
          {action && <ActionButton action={action} type="primary" />}
          {others}
        </div>
      )}
    </section>
  )
}

export type ErrorStateProps = {
  /** What happened, in plain words. */
  title?: string
  /** What to do about it. */
  about?: ReactNode
  onRetry?: () => void
  /** What support needs to find it: the number of the failed call. */
  reference?: string
}

export function ErrorState({ title, about, onRetry, reference }: ErrorStateProps) {
  const t = useTexts('ui')
  return (
    <section className="cw-state cw-state-error" role="alert">
      <div className="cw-state-mark">
        <CircleAlert size={20} />
      </div>
      <h2>{title ?? t('error.title')}</h2>
      <p>{about ?? t('error.about')}</p>
      {onRetry && (
        <div className="cw-state-actions">
          <ActionButton action={{ label: t('error.retry'), onSelect: onRetry }} />
        </div>
      )}
      {reference && <p className="cw-state-reference cw-mono">{t('error.reference', { reference })}</p>}
    </section>
  )
}

export function NotFound({ home }: { home: string }) {
  const t = useTexts('ui')
  return (
    <section className="cw-state cw-state-page">
      <div className="cw-state-mark">
        <Compass size={20} />
      </div>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.about')}</p>
      <div className="cw-state-actions">
        <ActionButton action={{ label: t('goHome'), href: home }} type="primary" />
      </div>
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import { Button } from '../button'
import { useNavigate } from '../navigation'
import './page.css'

export type PageAction = {
  label: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  isBusy?: boolean
  /** A blocked button says why. */
  blocked?: string
}

export type PageHeaderProps = {
  title: ReactNode
  /** One line: what this page is for. */
  purpose?: ReactNode
  /** A state tag or version beside the title. */
  beside?: ReactNode
  /** A picture of the thing, before the title. */
  picture?: ReactNode
  /** The one filled button. */
  action?: PageAction
  /** Quieter things to do, left of it. */
  others?: ReactNode
}

export function PageHeader({ title, purpose, beside, picture, action, others }: PageHeaderProps) {
  return (
    <header className="cw-head">
      {picture}
      <div className="cw-head-words">
        <div className="cw-head-title">
          <h1>{title}</h1>
          {beside}
        </div>
        {purpose && <p>{purpose}</p>}
      </div>
      {(others || action) && (
        <div className="cw-head-actions">
          {others}
          {action && <ActionButton action={action} type="primary" />}
        </div>
      )}
    </header>
  )
}

type ActionButtonProps = { action: PageAction; type?: 'primary' | 'default' }

/** A button for a declared action: goes somewhere or does something, and says why when it cannot. */
export function ActionButton({ action, type = 'default' }: ActionButtonProps) {
  const navigate = useNavigate()
  const act = () => {
    action.onSelect?.()
    if (action.href) navigate(action.href)
  }
  const look = { type, icon: action.icon, loading: action.isBusy }
  if (!action.blocked)
    return (
      <Button {...look} onClick={act}>
        {action.label}
      </Button>
    )
  return (
    <BlockedReason reason={action.blocked}>
      {(blocked) => (
        <Button {...look} {...blocked}>
          {action.label}
        </Button>
      )}
    </BlockedReason>
  )
}

type BlockedProps = { 'aria-disabled': true; 'aria-describedby': string; className: string }

/** A blocked button stays focusable, so that its reason can be read by pointer, keyboard and screen reader alike. */
export function BlockedReason({ reason, children }: { reason: string; children: (props: BlockedProps) => ReactNode }) {
  const id = useId()
  return (
    <span className="cw-blocked">
      {children({ 'aria-disabled': true, 'aria-describedby': id, className: 'cw-dead' })}
      <span id={id} role="tooltip" className="cw-reason">
        {reason}
      </span>
    </span>
  )
}

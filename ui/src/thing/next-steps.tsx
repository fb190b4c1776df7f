import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../card'
import { useTexts } from '../locales'
import { Link } from '../navigation'
import type { ThingAction } from './thing-types'

type Props = {
  actions: readonly ThingAction[]
  /** Said where there is nothing to do: why, or who could. */
  nothing?: ReactNode
}

/** What may be done next, each with what it does; what takes something away comes last. */
export function NextSteps({ actions, nothing }: Props) {
  const t = useTexts('ui')
  const told = actions.filter(({ about, blocked }) => about || blocked)
  const inOrder = [...told.filter(({ isDanger }) => !isDanger), ...told.filter(({ isDanger }) => isDanger)]
  return (
    <Card title={t('thing.next')}>
      {inOrder.length === 0 ? (
        <p className="cw-next-nothing">{nothing ?? t('thing.nothing')}</p>
      ) : (
        <ul className="cw-next">
          {inOrder.map((action) => (
            <li key={action.key} data-danger={action.isDanger || undefined}>
              <NextStep action={action} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NextStep({ action: { label, icon, about, href, onSelect, isBusy, blocked } }: { action: ThingAction }) {
  const inside = (
    <>
      <span className="cw-next-icon" aria-hidden="true">
        {icon}
      </span>
      <span className="cw-next-words">
        <b>{label}</b>
        <span>{blocked ?? about}</span>
      </span>
      {!blocked && <ChevronRight size={14} />}
    </>
  )
  if (href && !blocked)
    return (
      <Link className="cw-next-step" href={href} onClick={() => onSelect?.()}>
        {inside}
      </Link>
    )
  const isDead = Boolean(blocked) || isBusy === true
  return (
    <button
      type="button"
      className="cw-next-step"
      aria-disabled={isDead || undefined}
      aria-busy={isBusy || undefined}
      onClick={isDead ? undefined : onSelect}
    >
      {inside}
    </button>
  )
}

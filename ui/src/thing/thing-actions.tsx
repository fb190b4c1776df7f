import { Ellipsis } from 'lucide-react'
import { useTexts } from '../locales'
import { Menu } from '../menu'
import { ActionButton } from '../page'
import { headActionsOf, menuOf } from './head-actions'
import type { ThingAction } from './thing-types'

type Props = { actions: readonly ThingAction[]; name: string }

/** In the head: what is done most with such a thing. On a phone these stand in the bar at the bottom instead. */
export function ThingActions({ actions, name }: Props) {
  const { filled, quiet, rest } = headActionsOf(actions)
  return (
    <>
      {quiet.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      <MoreActions actions={rest} name={name} />
      {filled && <ActionButton action={filled} type="primary" />}
    </>
  )
}

/** In reach of the thumb: the one thing, and everything else behind three dots. */
export function ThingBar({ actions, name }: Props) {
  const t = useTexts('ui')
  const { filled, quiet, rest } = headActionsOf(actions, 1)
  if (actions.length === 0) return null
  const one = filled ?? quiet[0]
  const others = [...quiet, ...rest].filter((action) => action !== one)
  return (
    <div className="cw-thing-bar" role="group" aria-label={t('thing.next')}>
      {one && <ActionButton action={one} type={filled ? 'primary' : 'default'} />}
      <MoreActions actions={others} name={name} />
    </div>
  )
}

function MoreActions({ actions, name }: Props) {
  const t = useTexts('ui')
  if (actions.length === 0) return null
  return (
    <Menu
      label={t('thing.more', { name })}
      align="end"
      items={menuOf(actions)}
      trigger={(props) => (
        <button {...props} type="button" className="cw-thing-more" aria-label={t('thing.more', { name })}>
          <Ellipsis size={16} />
        </button>
      )}
    />
  )
}

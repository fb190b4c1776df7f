import type { Step } from '@coverwright/rules/rating/pricing'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { ArrowDown, ArrowUp, Copy, MoreHorizontal, Trash2 } from 'lucide-react'

export type StepActions = {
  toggle: () => void
  change: (step: Step) => void
  move: (by: -1 | 1) => void
  duplicate: () => void
  remove: () => void
  /** Taken by the mouse, and let go of here. */
  drag: () => void
  drop: () => void
}

type Props = { step: Step; number: number; isLast: boolean; actions: StepActions }

export function StepMenu({ step, number, isLast, actions }: Props) {
  const t = useTexts('pricing')
  const items: MenuItem[] = [
    ...(number > 1
      ? [
          {
            key: 'up',
            label: t('step.up'),
            icon: <ArrowUp size={16} />,
            hint: 'Alt ↑',
            onSelect: () => actions.move(-1),
          },
        ]
      : []),
    ...(isLast
      ? []
      : [
          {
            key: 'down',
            label: t('step.down'),
            icon: <ArrowDown size={16} />,
            hint: 'Alt ↓',
            onSelect: () => actions.move(1),
          },
        ]),
    { key: 'copy', label: t('step.duplicate'), icon: <Copy size={16} />, onSelect: actions.duplicate },
    { key: 'delete', label: t('step.delete'), icon: <Trash2 size={16} />, danger: true, onSelect: actions.remove },
  ]
  return (
    <Menu
      label={t('step.menu', { title: step.title || step.name })}
      align="end"
      items={items}
      trigger={(props) => (
        <Button
          {...props}
          type="text"
          size="small"
          icon={<MoreHorizontal size={16} />}
          aria-label={t('step.menu', { title: step.title || step.name })}
        />
      )}
    />
  )
}

import type { LineView, RecipeView } from '@coverwright/contract/pricing'
import type { Step } from '@coverwright/rules/pricing'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { ArrowDown, ArrowUp, CircleAlert, Copy, MoreHorizontal, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Called } from './formula-words'
import type { StepScope } from './recipe-scope'
import { StepForm } from './step-form'
import { stepSummary } from './step-summary'

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

type Props = {
  /** What stands between it and the step above. */
  before: ReactNode
  step: Step
  list: string | null
  /** Names that this step cannot take. */
  taken: readonly string[]
  isFactor: boolean
  called: Called
  number: number
  view: RecipeView
  scope: StepScope
  line: LineView | undefined
  /** What keeps it from being worked out, in words. */
  problem: string | undefined
  isOpen: boolean
  isReadOnly: boolean
  isLast: boolean
  /** Another step is being dragged. */
  isUnder: boolean
  actions: StepActions
}

/** A step as a line: its number, what it does, what it gave for the customer at hand; opened, its form. */
export function StepRow({
  before,
  step,
  list,
  taken,
  isFactor,
  called,
  number,
  view,
  scope,
  line,
  problem,
  isOpen,
  isReadOnly,
  isLast,
  isUnder,
  actions,
}: Props) {
  const t = useTexts('pricing')
  const onKey = (event: KeyboardEvent) => {
    if (isReadOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    actions.move(event.key === 'ArrowUp' ? -1 : 1)
    // The keys go with the step, so that it can be moved on and on.
    const { name } = step
    requestAnimationFrame(() =>
      document.getElementById(placeOf(list, name))?.querySelector<HTMLElement>('.recipe-head')?.focus(),
    )
  }
  return (
    <li
      className="recipe-step"
      id={placeOf(list, step.name)}
      data-open={isOpen || undefined}
      data-problem={problem ? '' : undefined}
    >
      {before}
      <div
        className="recipe-line"
        draggable={!isReadOnly && !isOpen}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', step.title)
          actions.drag()
        }}
        onDragOver={(event) => isUnder && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          actions.drop()
        }}
      >
        <button type="button" className="recipe-head" aria-expanded={isOpen} onClick={actions.toggle} onKeyDown={onKey}>
          <span className="recipe-number cw-num">{number}</span>
          <span className="recipe-words">
            <b className="cw-cut">{step.title || step.name}</b>
            <small className="cw-cut">{problem ?? stepSummary(step, view, called, t)}</small>
          </span>
          {problem ? (
            <CircleAlert size={16} className="recipe-bad" aria-label={t('step.bad')} />
          ) : (
            <StepResult line={line} isFactor={isFactor} />
          )}
        </button>
        {!isReadOnly && <StepMenu step={step} number={number} isLast={isLast} actions={actions} />}
      </div>
      {isOpen && (
        <StepForm
          step={step}
          taken={taken}
          onChange={actions.change}
          scope={scope}
          view={view}
          isReadOnly={isReadOnly}
        />
      )}
    </li>
  )
}

/** Where a step stands on the screen. */
export const placeOf = (list: string | null, name: string): string => `step ${list ?? ''} ${name}`

/** What it gave for the customer at hand; the worksheet has every digit. */
function StepResult({ line, isFactor }: { line: LineView | undefined; isFactor: boolean }) {
  const t = useTexts('pricing')
  const { number } = useFormats()
  const text = () => {
    if (!line) return ''
    if (line.isPassedOver) return t('worksheet.passedOver')
    if (line.unit === 'money') return number(Number(line.result), 2)
    return line.unit === 'number' && isFactor ? `×${line.result}` : line.result.slice(0, 16)
  }
  return (
    <span className="recipe-result cw-num" title={line?.result}>
      {text()}
    </span>
  )
}

type MenuProps = { step: Step; number: number; isLast: boolean; actions: StepActions }

function StepMenu({ step, number, isLast, actions }: MenuProps) {
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

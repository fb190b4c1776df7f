import type { LineView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { CircleAlert } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FormulaWords } from '../../design/logic'
import type { RateSense } from './rate-sense'
import type { StepScope } from './recipe-scope'
import { StepForm } from './step-form'
import { type StepActions, StepMenu } from './step-menu'
import { StepResult } from './step-result'

type Props = {
  /** What stands between it and the step above. */
  before: ReactNode
  step: Step
  list: string | null
  /** Names that this step cannot take. */
  taken: readonly string[]
  sense: RateSense
  /** What it does, in half a line. */
  summary: string
  read: FormulaWords
  earlier: readonly Step[]
  later: readonly Step[]
  number: number
  view: RecipeView
  scope: StepScope
  line: LineView | undefined
  /** What keeps it from being worked out, in words. */
  problem: string | undefined
  /** Neither the price nor another step reads it: whatever it says, nobody pays it. */
  isUnused: boolean
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
  sense,
  summary,
  read,
  earlier,
  later,
  number,
  view,
  scope,
  line,
  problem,
  isUnused,
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
            <small className="cw-cut">{problem ?? summary}</small>
            {isUnused && <small className="recipe-unused">{t('step.unused')}</small>}
          </span>
          {problem ? (
            <CircleAlert size={16} className="recipe-bad" aria-label={t('step.bad')} />
          ) : (
            <StepResult line={line} sense={sense} />
          )}
        </button>
        {!isReadOnly && <StepMenu step={step} number={number} isLast={isLast} actions={actions} />}
      </div>
      {isOpen && (
        <StepForm {...{ step, taken, scope, view, read, earlier, later, isReadOnly }} onChange={actions.change} />
      )}
    </li>
  )
}

/** Where a step stands on the screen. */
const placeOf = (list: string | null, name: string): string => `step ${list ?? ''} ${name}`

export const scrollToStep = ({ list, name }: { list: string | null; name: string }): void =>
  document.getElementById(placeOf(list, name))?.scrollIntoView({ block: 'center' })

import { textIn, type Texts } from '@coverwright/rules/languages'
import { planLimits } from '@coverwright/rules/design/plans'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Menu, type MenuItem } from '@coverwright/ui/menu'
import { ArrowLeft, ArrowRight, Copy, Ellipsis, Trash2 } from 'lucide-react'
import type { Plan } from './plan-actions'
import { SpokenInput } from './spoken-input'
import type { PlansEditing } from './use-plans-draft'

/** A plan's own words at the top of its column, and what can be done with it. */
export function PlanHead({ plan, at, editor }: { plan: Plan; at: number; editor: PlansEditing }) {
  const t = useTexts('plans')
  const { act, mayEdit, errorAt, language } = editor
  const { id } = plan
  const title = textIn(plan.title, language)
  const error = errorAt(`plans.${at}.title`)
  const write = (part: 'title' | 'subtitle' | 'description') => (texts: Texts) =>
    act({ do: 'changePlan', id, change: { [part]: texts } })
  return (
    <th scope="col" className="plans-head">
      <div className="plans-head-line">
        <SpokenInput
          className="plans-title"
          label={t('plan.titleOf', { number: at + 1 })}
          texts={plan.title}
          maxLength={planLimits.title}
          editor={editor}
          error={error}
          onWrite={write('title')}
        />
        {mayEdit && (
          <Menu
            label={t('plan.actions', { title })}
            align="end"
            trigger={(props) => (
              <button type="button" {...props} className="cw-icon-button" aria-label={t('plan.actions', { title })}>
                <Ellipsis />
              </button>
            )}
            items={planMenu(t, plan, at, editor)}
          />
        )}
      </div>
      <SpokenInput
        className="plans-small"
        label={t('plan.subtitleOf', { title })}
        texts={plan.subtitle}
        placeholder={t('plan.subtitle')}
        maxLength={planLimits.title}
        editor={editor}
        onWrite={write('subtitle')}
      />
      <SpokenInput
        className="plans-small"
        label={t('plan.descriptionOf', { title })}
        texts={plan.description}
        placeholder={t('plan.description')}
        editor={editor}
        onWrite={write('description')}
      />
      {error && <p className="plans-error">{error}</p>}
    </th>
  )
}

function planMenu(t: T, plan: Plan, at: number, { act, draft, language, newId }: PlansEditing): MenuItem[] {
  const { id } = plan
  const title = textIn(plan.title, language)
  const isLast = at === draft.plans.length - 1
  const copy = () => act({ do: 'copyPlan', of: id, id: newId(), title: { [language]: t('plan.copyOf', { title }) } })
  const move = (by: -1 | 1) => () => act({ do: 'movePlan', id, by })
  return [
    ...(draft.plans.length < planLimits.plans
      ? [{ key: 'copy', label: t('plan.copy'), icon: <Copy />, onSelect: copy }]
      : []),
    ...(at > 0 ? [{ key: 'left', label: t('plan.left'), icon: <ArrowLeft />, onSelect: move(-1) }] : []),
    ...(isLast ? [] : [{ key: 'right', label: t('plan.right'), icon: <ArrowRight />, onSelect: move(1) }]),
    {
      key: 'remove',
      label: t('plan.remove'),
      icon: <Trash2 />,
      danger: true,
      onSelect: () => act({ do: 'removePlan', id }),
    },
  ]
}

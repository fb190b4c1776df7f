import { textIn } from '@coverwright/rules/languages'
import { planLimits } from '@coverwright/rules/design/plans'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { Plus } from 'lucide-react'
import { ByPlanCard, type ByPlanRow } from './by-plan-card'
import type { Declaration } from './plan-actions'
import { SpokenInput } from './spoken-input'
import type { PlansEditing } from './use-plans-draft'

/** What a buyer declares. Consent to marketing is asked for, and never required. */
export function DeclarationsCard({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act, language } = editor
  const byId = new Map(draft.plans.flatMap(({ declarations }) => declarations.map((each) => [each.id, each])))
  const add = (kind: Declaration['kind']) => {
    const text = { [language]: t(`declarations.new.${kind}`) }
    act({ do: 'addDeclaration', declaration: { id: editor.newId(), kind, text, isRequired: kind === 'general' } })
  }
  const row = (declaration: Declaration): ByPlanRow => {
    const { id, kind, isRequired } = declaration
    const text = textIn(declaration.text, language)
    return {
      id,
      head: (
        <SpokenInput
          className="plans-wide"
          label={t('declarations.textOf')}
          texts={declaration.text}
          editor={editor}
          onWrite={(texts) => act({ do: 'changeDeclaration', id, change: { text: texts } })}
        />
      ),
      cells: [
        <StateTag key="kind" tone={kind === 'marketing' ? 'info' : 'neutral'}>
          {t(`declarations.kinds.${kind}`)}
        </StateTag>,
        kind === 'marketing' ? (
          <span key="never" className="plans-quiet">
            {t('declarations.never')}
          </span>
        ) : (
          <Check
            key="required"
            label={t('declarations.requiredOf', { text })}
            isDisabled={!mayEdit}
            isOn={isRequired}
            onChange={(isOn) => act({ do: 'changeDeclaration', id, change: { isRequired: isOn } })}
          />
        ),
      ],
      inPlan: (plan) => (
        <Check
          label={t('declarations.ask', { text, plan: textIn(plan.title, language) })}
          isDisabled={!mayEdit}
          isOn={plan.declarations.some((each) => each.id === id)}
          onChange={(isOn) => act({ do: 'askDeclaration', plan: plan.id, declaration, isAsked: isOn })}
        />
      ),
      remove: { label: t('declarations.remove', { text }), onRemove: () => act({ do: 'removeDeclaration', id }) },
    }
  }
  const isFull = byId.size >= planLimits.declarations
  const columns = [t('declarations.column'), t('declarations.kind'), t('declarations.required')]
  return (
    <ByPlanCard title={t('declarations.title')} columns={columns} rows={[...byId.values()].map(row)} editor={editor}>
      {byId.size === 0 && <span className="plans-quiet">{t('declarations.none')}</span>}
      {mayEdit && (
        <>
          <Button icon={<Plus />} disabled={isFull} onClick={() => add('general')}>
            {t('declarations.addGeneral')}
          </Button>
          <Button icon={<Plus />} disabled={isFull} onClick={() => add('marketing')}>
            {t('declarations.addMarketing')}
          </Button>
        </>
      )}
    </ByPlanCard>
  )
}

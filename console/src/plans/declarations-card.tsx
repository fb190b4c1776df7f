import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { Button, Checkbox } from 'antd'
import { Plus, X } from 'lucide-react'
import type { Declaration } from './plan-actions'
import { TypedInput } from './typed-input'
import type { PlansEditing } from './use-plans-draft'

/** What a buyer declares. Consent to marketing is asked for, and never required. */
export function DeclarationsCard({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act } = editor
  const byId = new Map(draft.plans.flatMap(({ declarations }) => declarations.map((each) => [each.id, each])))
  const add = (kind: Declaration['kind']) =>
    act({
      do: 'addDeclaration',
      declaration: { id: editor.newId(), kind, text: t(`declarations.new.${kind}`), isRequired: kind === 'general' },
    })
  return (
    <Card title={t('declarations.title')} beside={byId.size}>
      {byId.size > 0 && (
        <div className="plans-scroll">
          <table className="plans-table">
            <thead>
              <tr>
                <th scope="col">{t('declarations.column')}</th>
                <th scope="col">{t('declarations.kind')}</th>
                <th scope="col">{t('declarations.required')}</th>
                {draft.plans.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...byId.values()].map((declaration) => (
                <DeclarationRow key={declaration.id} declaration={declaration} editor={editor} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayEdit && (
        <div className="plans-adds">
          <Button icon={<Plus />} onClick={() => add('general')}>
            {t('declarations.addGeneral')}
          </Button>
          <Button icon={<Plus />} onClick={() => add('marketing')}>
            {t('declarations.addMarketing')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function DeclarationRow({ declaration, editor }: { declaration: Declaration; editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act } = editor
  const { id, kind, text, isRequired } = declaration
  return (
    <tr>
      <th scope="row" className="plans-wide">
        <TypedInput
          label={t('declarations.textOf')}
          value={text}
          isDisabled={!mayEdit}
          onCommit={(typed) => act({ do: 'changeDeclaration', id, change: { text: typed } })}
        />
      </th>
      <td>
        <StateTag tone={kind === 'marketing' ? 'info' : 'neutral'}>{t(`declarations.kinds.${kind}`)}</StateTag>
      </td>
      <td className="plans-check">
        {kind === 'marketing' ? (
          <span className="plans-quiet">{t('declarations.never')}</span>
        ) : (
          <Checkbox
            aria-label={t('declarations.requiredOf', { text })}
            disabled={!mayEdit}
            checked={isRequired}
            onChange={(event) => act({ do: 'changeDeclaration', id, change: { isRequired: event.target.checked } })}
          />
        )}
      </td>
      {draft.plans.map((plan) => (
        <td key={plan.id} className="plans-check">
          <Checkbox
            aria-label={t('declarations.ask', { text, plan: plan.title })}
            disabled={!mayEdit}
            checked={plan.declarations.some((each) => each.id === id)}
            onChange={(event) =>
              act({ do: 'askDeclaration', plan: plan.id, declaration, isAsked: event.target.checked })
            }
          />
        </td>
      ))}
      {mayEdit && (
        <td className="plans-end">
          <button
            type="button"
            className="cw-icon-button"
            aria-label={t('declarations.remove', { text })}
            onClick={() => act({ do: 'removeDeclaration', id })}
          >
            <X />
          </button>
        </td>
      )}
    </tr>
  )
}

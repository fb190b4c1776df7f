import { textIn } from '@coverwright/rules/languages'
import { moneyOf } from '@coverwright/rules/money'
import { planLimits } from '@coverwright/rules/design/plans'
import { Button } from '@coverwright/ui/button'
import { Check } from '@coverwright/ui/check'
import { useFormats } from '@coverwright/ui/formats'
import { languageTag, useLanguage, useTexts } from '@coverwright/ui/locales'
import { Plus } from 'lucide-react'
import { ByPlanCard, type ByPlanRow } from './by-plan-card'
import { amountText, readAmount } from './cell-text'
import type { AddOn } from './plan-actions'
import { SpokenInput } from './spoken-input'
import { TypedInput } from './typed-input'
import { useNotAmount } from './use-not-amount'
import type { PlansEditing } from './use-plans-draft'

/** What can be taken on top, by the year and by the month, and with which plans. */
export function AddOnsCard({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act, currency, language } = editor
  const add = () => {
    const nothing = moneyOf(0, currency)
    const title = { [language]: t('addOns.new') }
    act({ do: 'addAddOn', addOn: { id: editor.newId(), title, description: {}, yearly: nothing, monthly: nothing } })
  }
  const row = (addOn: AddOn, at: number): ByPlanRow => {
    const { id } = addOn
    const title = textIn(addOn.title, language)
    return {
      id,
      head: <AddOnWords addOn={addOn} at={at} editor={editor} />,
      cells: (['yearly', 'monthly'] as const).map((per) => (
        <AddOnPrice key={per} addOn={addOn} at={at} per={per} editor={editor} />
      )),
      inPlan: (plan) => (
        <Check
          label={t('addOns.offer', { addOn: title, plan: textIn(plan.title, language) })}
          isDisabled={!mayEdit}
          isOn={plan.addOns.includes(id)}
          onChange={(isOn) => act({ do: 'offerAddOn', plan: plan.id, addOn: id, isOffered: isOn })}
        />
      ),
      remove: { label: t('addOns.remove', { title }), onRemove: () => act({ do: 'removeAddOn', id }) },
    }
  }
  const columns = [t('addOns.column'), t('addOns.yearly', { currency }), t('addOns.monthly', { currency })]
  return (
    <ByPlanCard title={t('addOns.title')} columns={columns} rows={draft.addOns.map(row)} editor={editor}>
      {draft.addOns.length === 0 && <span className="plans-quiet">{t('addOns.none')}</span>}
      {mayEdit && (
        <Button icon={<Plus />} disabled={draft.addOns.length >= planLimits.addOns} onClick={add}>
          {t('addOns.add')}
        </Button>
      )}
    </ByPlanCard>
  )
}

type Props = { addOn: AddOn; at: number; editor: PlansEditing }

function AddOnWords({ addOn, at, editor }: Props) {
  const t = useTexts('plans')
  const { act, errorAt, language } = editor
  const { id } = addOn
  const title = textIn(addOn.title, language)
  return (
    <>
      <SpokenInput
        className="plans-title"
        label={t('addOns.titleOf', { title })}
        texts={addOn.title}
        maxLength={planLimits.title}
        editor={editor}
        error={errorAt(`addOns.${at}.title`)}
        onWrite={(texts) => act({ do: 'changeAddOn', id, change: { title: texts } })}
      />
      <SpokenInput
        className="plans-small"
        label={t('addOns.descriptionOf', { title })}
        texts={addOn.description}
        placeholder={t('plan.description')}
        editor={editor}
        onWrite={(texts) => act({ do: 'changeAddOn', id, change: { description: texts } })}
      />
    </>
  )
}

function AddOnPrice({ addOn, at, per, editor }: Props & { per: 'yearly' | 'monthly' }) {
  const t = useTexts('plans')
  const { language: reader } = useLanguage()
  const { decimalMark } = useFormats()
  const notAmount = useNotAmount()
  const { act, currency, errorAt, language, mayEdit } = editor
  return (
    <TypedInput
      className="cw-num plans-cell"
      label={t(`addOns.${per}Of`, { title: textIn(addOn.title, language) })}
      value={amountText(addOn[per], languageTag(reader))}
      isDisabled={!mayEdit}
      error={errorAt(`addOns.${at}.${per}`)}
      onCommit={(typed) => {
        const amount = readAmount(typed, currency, decimalMark)
        if (!amount) return notAmount(currency)
        act({ do: 'changeAddOn', id: addOn.id, change: { [per]: amount } })
      }}
    />
  )
}

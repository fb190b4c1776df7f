import { moneyOf } from '@coverwright/rules/money'
import { Card } from '@coverwright/ui/card'
import { languageTag, useLanguage, useTexts } from '@coverwright/ui/locales'
import { Button, Checkbox } from 'antd'
import { Plus, X } from 'lucide-react'
import { amountText, readAmount } from './cell-text'
import type { AddOn } from './plan-actions'
import { TypedInput } from './typed-input'
import type { PlansEditing } from './use-plans-draft'

/** What can be taken on top, by the year and by the month, and with which plans. */
export function AddOnsCard({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { draft, mayEdit, act, currency } = editor
  const add = () => {
    const nothing = moneyOf(0, currency)
    const addOn = { id: editor.newId(), title: t('addOns.new'), description: '', yearly: nothing, monthly: nothing }
    act({ do: 'addAddOn', addOn })
  }
  return (
    <Card title={t('addOns.title')} beside={draft.addOns.length}>
      {draft.addOns.length > 0 && (
        <div className="plans-scroll">
          <table className="plans-table">
            <thead>
              <tr>
                <th scope="col">{t('addOns.column')}</th>
                <th scope="col">{t('addOns.yearly', { currency })}</th>
                <th scope="col">{t('addOns.monthly', { currency })}</th>
                {draft.plans.map(({ id, title }) => (
                  <th key={id} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {draft.addOns.map((addOn, at) => (
                <AddOnRow key={addOn.id} addOn={addOn} at={at} editor={editor} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="plans-adds">
        {draft.addOns.length === 0 && <span className="plans-quiet">{t('addOns.none')}</span>}
        {mayEdit && (
          <Button icon={<Plus />} onClick={add}>
            {t('addOns.add')}
          </Button>
        )}
      </div>
    </Card>
  )
}

function AddOnRow({ addOn, at, editor }: { addOn: AddOn; at: number; editor: PlansEditing }) {
  const t = useTexts('plans')
  const { language } = useLanguage()
  const { draft, mayEdit, act, currency, errorAt } = editor
  const { id, title } = addOn
  const price = (per: 'yearly' | 'monthly') => (
    <TypedInput
      className="cw-num plans-cell"
      label={t(`addOns.${per}Of`, { title })}
      value={amountText(addOn[per], languageTag(language))}
      isDisabled={!mayEdit}
      error={errorAt(`addOns.${at}.${per}`)}
      onCommit={(typed) => {
        const amount = readAmount(typed, currency)
        if (amount) act({ do: 'changeAddOn', id, change: { [per]: amount } })
      }}
    />
  )
  return (
    <tr>
      <th scope="row">
        <TypedInput
          className="plans-title"
          label={t('addOns.titleOf', { title })}
          value={title}
          isDisabled={!mayEdit}
          error={errorAt(`addOns.${at}.title`)}
          onCommit={(typed) => act({ do: 'changeAddOn', id, change: { title: typed } })}
        />
        <TypedInput
          className="plans-small"
          label={t('addOns.descriptionOf', { title })}
          value={addOn.description}
          placeholder={t('plan.description')}
          isDisabled={!mayEdit}
          onCommit={(typed) => act({ do: 'changeAddOn', id, change: { description: typed } })}
        />
      </th>
      <td>{price('yearly')}</td>
      <td>{price('monthly')}</td>
      {draft.plans.map((plan) => (
        <td key={plan.id} className="plans-check">
          <Checkbox
            aria-label={t('addOns.offer', { addOn: title, plan: plan.title })}
            disabled={!mayEdit}
            checked={plan.addOns.includes(id)}
            onChange={(event) => act({ do: 'offerAddOn', plan: plan.id, addOn: id, isOffered: event.target.checked })}
          />
        </td>
      ))}
      {mayEdit && (
        <td className="plans-end">
          <button
            type="button"
            className="cw-icon-button"
            aria-label={t('addOns.remove', { title })}
            onClick={() => act({ do: 'removeAddOn', id })}
          >
            <X />
          </button>
        </td>
      )}
    </tr>
  )
}

import { planOperations } from '@coverwright/contract/design/plans'
import { textIn } from '@coverwright/rules/languages'
import type { ControlProps } from '@coverwright/ui/form'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'

/** The plans of the product that was chosen, by their titles; without a product it is good for every plan. */
export function PlanSelect({ control, productId }: { control: ControlProps; productId: string }) {
  const t = useTexts('promotions')
  const { language } = useLanguage()
  const maySee = useMayCall(planOperations.get)
  const asked = useOperation(planOperations.get, { productId }, { enabled: maySee && productId !== '', quiet: true })
  const plans = productId === '' ? [] : (asked.data?.plans?.plans ?? [])
  const chosen = String(control.value ?? '')
  return (
    <Select
      id={control.id}
      className="cw-wide"
      value={chosen || undefined}
      onChange={(plan?: string) => control.onChange(plan ?? '')}
      options={plans.map(({ id, title }) => ({ value: id, label: textIn(title, language) || id }))}
      placeholder={t('everyPlan')}
      allowClear
      disabled={control.isReadOnly}
      notFoundContent={t('chooseProduct')}
      status={control.isInvalid ? 'error' : undefined}
      aria-describedby={control.describedBy}
    />
  )
}

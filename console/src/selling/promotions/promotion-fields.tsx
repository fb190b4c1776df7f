import { productOperations } from '@coverwright/contract/design/products'
import type { FormItem } from '@coverwright/ui/form'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { currencyOptions } from '../../design/products'
import { useMayCall } from '../../platform/me'
import { useOperation } from '../../platform/queries'
import { PlanSelect } from './plan-select'

/** The fields that a voucher and a coupon share: what comes off, how often, and of what. */
export function useWorthFields(): { head: FormItem[]; scope: FormItem[] } {
  const t = useTexts('promotions')
  const { language } = useLanguage()
  const maySee = useMayCall(productOperations.list)
  const products = useOperation(productOperations.list, { pageSize: 200, sort: 'name' }, { enabled: maySee })
  const options = (products.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return {
    head: [
      { kind: 'text', name: 'title', label: t('name'), maxLength: 80, width: 'half' },
      { kind: 'text', name: 'code', label: t('code'), help: t('codeHelp'), maxLength: 40, isMono: true, width: 'half' },
      {
        kind: 'segments',
        name: 'mode',
        label: t('mode'),
        width: 'half',
        options: [
          { value: 'percent', label: t('modes.percent') },
          { value: 'fixed', label: t('modes.fixed') },
        ],
      },
      { kind: 'number', name: 'value', label: t('value'), width: 'half' },
      {
        kind: 'select',
        name: 'currency',
        label: t('currency'),
        options: currencyOptions(language),
        canSearch: true,
        width: 'half',
      },
      { kind: 'number', name: 'quantity', label: t('quantity'), min: 1, precision: 0, width: 'half' },
    ],
    scope: [
      {
        kind: 'select',
        name: 'productId',
        label: t('product'),
        options,
        placeholder: t('everyProduct'),
        canSearch: true,
        isOptional: true,
        width: 'half',
      },
      {
        kind: 'own',
        name: 'plan',
        label: t('plan'),
        isOptional: true,
        width: 'half',
        draw: (control, { productId }) => <PlanSelect control={control} productId={String(productId ?? '')} />,
      },
    ],
  }
}

import { paymentModes } from '@coverwright/rules/company/companies'
import type { FormItem } from '@coverwright/ui/form'
import type { T } from '@coverwright/ui/locales'

export const detailFields = (t: T, accountEnding: string, isDisabled: boolean): FormItem[] => {
  const half = { width: 'half', isDisabled } as const
  return [
    { section: t('details.where') },
    { ...half, name: 'placeOfIncorporation', kind: 'text', label: t('field.placeOfIncorporation'), maxLength: 80 },
    {
      ...half,
      name: 'paymentMode',
      kind: 'select',
      canSearch: false,
      label: t('field.paymentMode'),
      help: t('details.paymentHelp'),
      options: paymentModes.map((mode) => ({ value: mode, label: t(`paymentMode.${mode}`) })),
    },
    {
      name: 'mainBusinessAddress',
      kind: 'longText',
      rows: 2,
      label: t('field.mainBusinessAddress'),
      maxLength: 300,
      isDisabled,
    },
    { section: t('details.reach'), about: t('details.reachAbout') },
    { ...half, name: 'userTitle', kind: 'text', label: t('field.userTitle'), maxLength: 80, isOptional: true },
    { ...half, name: 'officialEmail', kind: 'email', label: t('field.officialEmail') },
    { ...half, name: 'contactNumber', kind: 'text', label: t('field.contactNumber'), maxLength: 32 },
    { ...half, name: 'phone', kind: 'text', label: t('field.phone'), maxLength: 32, isOptional: true },
    {
      ...half,
      name: 'websiteUrl',
      kind: 'text',
      label: t('field.websiteUrl'),
      maxLength: 300,
      isOptional: true,
    },
    { section: t('details.bank'), about: t('details.bankAbout') },
    { ...half, name: 'bankName', kind: 'text', label: t('field.bankName'), maxLength: 120 },
    {
      ...half,
      name: 'bankAccountNumber',
      kind: 'text',
      label: t('field.bankAccountNumber'),
      maxLength: 34,
      autoComplete: 'off',
      isOptional: accountEnding !== '',
      help: accountEnding ? t('details.accountKept', { ending: accountEnding }) : t('details.accountSealed'),
    },
  ]
}

import { settingsOperations } from '@coverwright/contract/company/settings'
import { ProductDraft } from '@coverwright/contract/design/products'
import { languages } from '@coverwright/rules/languages'
import { insuranceTypes, MAX_PRODUCT_NAME, MAX_TYPE_WORDS, productSizes } from '@coverwright/rules/design/products'
import { Dialog } from '@coverwright/ui/dialog'
import { FormDialog, type FormItem } from '@coverwright/ui/form'
import { languageNames, useLanguage, useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { useMemo } from 'react'
import type { z } from 'zod'
import { useOperation, useSubmit } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'
import { currencyOptions } from './currency-options'
import { settingsOf, useCreateProduct } from './use-product'

const EMPTY = { name: '', description: '', size: 'standard', insuranceType: undefined, typeWords: '' }

/** A new product: what it is called, what it insures, how much it asks, and what it is sold in. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('products')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const create = useCreateProduct()
  const settings = useOperation(settingsOperations.get, {})
  const words = useErrorWords()
  const fields = useCreateFields()
  const submit = useSubmit(async (draft: z.output<typeof ProductDraft>) => {
    const { id, name } = await create.mutateAsync(draft)
    toast({ text: t('done.create', { name }) })
    onClose()
    navigate(settingsOf(id))
  })
  const shell = { title: t('create.title'), width: 600, onClose }
  if (!settings.data)
    return (
      <Dialog open {...shell}>
        <Loaded asked={settings} words={words} isInCard>
          {() => null}
        </Loaded>
      </Dialog>
    )
  return (
    <FormDialog
      {...submit}
      {...shell}
      about={t('create.about')}
      schema={ProductDraft}
      initial={{ ...EMPTY, currency: settings.data.company.currency, languages: [language] }}
      fields={fields}
      submitLabel={t('create.submit')}
    />
  )
}

function useCreateFields(): FormItem[] {
  const t = useTexts('products')
  const { language } = useLanguage()
  return useMemo(
    () => [
      { name: 'name', kind: 'text', label: t('field.name'), maxLength: MAX_PRODUCT_NAME, autoFocus: true },
      {
        name: 'insuranceType',
        kind: 'select',
        label: t('column.type'),
        placeholder: t('field.choose'),
        width: 'half',
        options: insuranceTypes.map((value) => ({ value, label: t(`type.${value}`) })),
      },
      {
        name: 'typeWords',
        kind: 'text',
        label: t('field.typeWords'),
        help: t('field.typeWordsHelp'),
        maxLength: MAX_TYPE_WORDS,
        shownWhen: ({ insuranceType }) => insuranceType === 'other',
        isRequired: true,
      },
      {
        name: 'currency',
        kind: 'select',
        label: t('column.currency'),
        canSearch: true,
        width: 'half',
        options: currencyOptions(language),
      },
      {
        name: 'size',
        kind: 'choice',
        label: t('field.size'),
        options: productSizes.map((value) => ({ value, label: t(`size.${value}`), about: t(`sizeAbout.${value}`) })),
      },
      {
        name: 'languages',
        kind: 'select',
        isMultiple: true,
        label: t('column.languages'),
        help: t('field.languagesHelp'),
        options: languages.map((value) => ({ value, label: languageNames[value] })),
      },
      { name: 'description', kind: 'longText', label: t('field.description'), rows: 2, isOptional: true },
    ],
    [t, language],
  )
}

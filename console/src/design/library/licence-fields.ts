import { MAX_LICENCE, MAX_SOURCE } from '@coverwright/rules/design/library'
import type { FormItem } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'

/** Where it comes from, what allows its use, and how it is found again. */
export function useLicenceFields(): FormItem[] {
  const t = useTexts('library')
  return [
    { kind: 'text', name: 'source', label: t('source'), help: t('sourceHelp'), maxLength: MAX_SOURCE },
    { kind: 'longText', name: 'licence', label: t('licence'), help: t('licenceHelp'), rows: 2, maxLength: MAX_LICENCE },
    { kind: 'text', name: 'tags', label: t('tags'), help: t('tagsHelp'), isOptional: true },
  ]
}

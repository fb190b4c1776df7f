import { currencies } from '@coverwright/rules/money'
import type { Option } from '@coverwright/ui/form'
import { type Language, languageTag } from '@coverwright/ui/locales'

/** Every currency by its code, with its name in the language being read. */
export function currencyOptions(language: Language): Option[] {
  const names = new Intl.DisplayNames([languageTag(language)], { type: 'currency' })
  return currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
}

import type { Language } from '@coverwright/rules/languages'

type Titles = { readonly premium: string; readonly fee: string }
const english: Titles = { premium: 'Premium', fee: 'Fee' }

/** How the parts of a price are called that no step of the recipe names. */
export const partTitles: Readonly<Record<Language, Titles>> = {
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: { premium: '保費', fee: '手續費' },
  zh_cn: { premium: '保费', fee: '手续费' },
}

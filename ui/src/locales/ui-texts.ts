import type { Language } from '../languages'

/** The words of ui itself. */
export const uiTexts: Record<Language, () => Promise<unknown>> = {
  en_us: () => import('./en_us/ui.json'),
  en_uk: () => import('./en_uk/ui.json'),
  en_id: () => import('./en_id/ui.json'),
  zh_tw: () => import('./zh_tw/ui.json'),
  zh_cn: () => import('./zh_cn/ui.json'),
}

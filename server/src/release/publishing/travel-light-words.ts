import type { Texts } from '@coverwright/rules/languages'

/** English is the same in its three countries here; what differs is said. */
export const sayTravel = (english: string, traditional: string, simplified: string, uk = english): Texts => ({
  en_us: english,
  en_uk: uk,
  en_id: uk,
  zh_tw: traditional,
  zh_cn: simplified,
})

import type { Texts } from '../../../languages'

/** A text in all five languages; British and Indonesian English where they are spelled otherwise. */
export const say = (english: string, traditional: string, simplified: string, british = english): Texts => ({
  en_us: english,
  en_uk: british,
  en_id: british,
  zh_tw: traditional,
  zh_cn: simplified,
})

import type { Texts } from '@coverwright/rules/languages'

/** English is the same in its three countries here. */
export const say = (english: string, traditional: string, simplified: string): Texts => ({
  en_us: english,
  en_uk: english,
  en_id: english,
  zh_tw: traditional,
  zh_cn: simplified,
})

/** A question that has to be answered, under its own id. */
export const asked = (id: string, title: Texts) => ({ id, dataName: id, title, isRequired: true })

/** The words of a rate sheet are the values of the answers, so that a sheet finds its questions. */
export const option = (value: string, traditional: string, simplified: string) => ({
  value,
  label: say(value, traditional, simplified),
})

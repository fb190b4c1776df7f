import { refusalOf } from '../../../kernel'
import { isPhone, phoneCodes, readPhone } from '../phone'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { readsText } from '../text-answers'

/** The answer is '+852 61234567': country code, space, number. */
export type PhoneQuestion = QuestionBase<'phone'> & { readonly countryCodes: readonly string[] }

export const phone: AnswerRules<PhoneQuestion, string> = {
  reads: readsText,
  isBlank: (answer) => /^(\+\d*)?\s*$/.test(answer),
  refusals: ({ countryCodes }, answer) => {
    const given = readPhone(answer)
    return given && countryCodes.includes(given.code) && isPhone(given) ? [] : [refusalOf('answer.notPhone')]
  },
}

export const phoneDesign: DesignRules<PhoneQuestion> = {
  starts: () => ({ countryCodes: [...phoneCodes] }),
  problems: ({ countryCodes }) => (countryCodes.length > 0 ? [] : [refusalOf('question.noCountries')]),
  dataType: () => ({ kind: 'text' }),
}

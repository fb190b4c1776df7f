import { parseDay, printDay, refusalOf } from '../../../kernel'
import * as limits from '../day-limits'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

export type DateQuestion = QuestionBase<'date'> &
  limits.DayLimits & {
    /** A calendar for days to come; three boxes for a day that a person knows by heart. */
    readonly face: 'calendar' | 'boxes'
    /** Set when the date is the birthday of an insured person. */
    readonly insuredAges?: limits.AgeLimits
  }

export const date: AnswerRules<DateQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (question, answer, now) => {
    const day = parseDay(answer)
    if (day === null) return [refusalOf('answer.notDate')]
    const [earliest, latest] = [limits.limitDay(question.earliest, now), limits.limitDay(question.latest, now)]
    if (earliest !== null && day < earliest) return [refusalOf('answer.tooEarly', { date: printDay(earliest) })]
    if (latest !== null && day > latest) return [refusalOf('answer.tooLate', { date: printDay(latest) })]
    return limits.ageRefusals(question.insuredAges, day, now)
  },
}

export const dateDesign: DesignRules<DateQuestion> = {
  starts: () => ({ face: 'calendar' }),
  problems: (question) => [...limits.dayLimitProblems(question), ...limits.ageProblems(question.insuredAges)],
  dataType: () => ({ kind: 'date' }),
}

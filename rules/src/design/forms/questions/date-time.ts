import { parseDay, parseInstant, printDay, refusalOf } from '../../../kernel'
import { dayLimitProblems, type DayLimits, limitDay } from '../day-limits'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

/** The answer carries the offset of the product's zone: '2026-03-31T10:00+08:00'. */
export type DateTimeQuestion = QuestionBase<'dateTime'> & DayLimits

export const dateTime: AnswerRules<DateTimeQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (question, answer, now) => {
    const day = parseDay(answer.slice(0, 10))
    if (day === null || parseInstant(answer) === null) return [refusalOf('answer.notDateTime')]
    const minuteOfDay = Number(answer.slice(11, 13)) * 60 + Number(answer.slice(14, 16))
    const [earliest, latest] = [limitDay(question.earliest, now), limitDay(question.latest, now)]
    const isPastToday = day === now.day && earliest === now.day && minuteOfDay < now.minuteOfDay
    if (earliest !== null && (day < earliest || isPastToday))
      return [refusalOf('answer.tooEarly', { date: printDay(earliest) })]
    return latest !== null && day > latest ? [refusalOf('answer.tooLate', { date: printDay(latest) })] : []
  },
}

export const dateTimeDesign: DesignRules<DateTimeQuestion> = {
  starts: () => ({}),
  problems: dayLimitProblems,
  dataType: () => ({ kind: 'dateTime' }),
}

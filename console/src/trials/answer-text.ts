import type { Question } from '@coverwright/rules/forms'
import { type Language, textIn } from '@coverwright/rules/languages'

/** An answer in words, short; nothing where there is nothing to say of it. */
export function answerText(question: Question, answer: unknown, language: Language): string {
  if (answer === undefined || answer === null || answer === '') return ''
  const options = 'options' in question ? question.options : []
  const label = (value: unknown) => {
    const option = options.find((each) => each.value === value)
    return option ? textIn(option.label, language) : String(value)
  }
  switch (question.kind) {
    case 'yesNo':
    case 'declaration':
      return `${textIn(question.title, language)}: ${answer === true ? '✓' : '✗'}`
    case 'group':
      return Array.isArray(answer) && answer.length > 0 ? `${textIn(question.title, language)} × ${answer.length}` : ''
    case 'information':
      return ''
    default:
      if (Array.isArray(answer)) return answer.map(label).join(', ')
      return typeof answer === 'object' ? '' : label(answer)
  }
}

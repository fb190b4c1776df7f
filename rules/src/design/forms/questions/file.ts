import { refusalOf } from '../../../kernel'
import { type FileKind, type FileRef, fileRefusals, readsFile } from '../file-answers'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

export type FileQuestion = QuestionBase<'file'> & { readonly accepts: readonly FileKind[]; readonly maxFiles: number }

export const file: AnswerRules<FileQuestion, readonly FileRef[]> = {
  reads: (answer) => {
    if (!Array.isArray(answer) || answer.length > 50) return null
    const files = answer.map(readsFile)
    return files.every((given) => given !== null) ? files : null
  },
  isBlank: (answer) => answer.length === 0,
  refusals: (question, answer) => {
    if (answer.length > question.maxFiles) return [refusalOf('answer.tooManyFiles', { max: question.maxFiles })]
    return answer.flatMap((given) => fileRefusals(question.accepts, given)).slice(0, 1)
  },
}

export const fileDesign: DesignRules<FileQuestion> = {
  starts: () => ({ accepts: ['image', 'pdf'], maxFiles: 1 }),
  problems: ({ accepts, maxFiles }) => [
    ...(accepts.length > 0 ? [] : [refusalOf('question.noTypes' as const)]),
    ...(maxFiles >= 1 && maxFiles <= 20 ? [] : [refusalOf('question.limitsCrossed' as const)]),
  ],
  dataType: () => ({ kind: 'files' }),
}

import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

/** Drawn with a finger, or typed by whoever cannot or would rather not draw. */
export type Signature =
  | { readonly kind: 'drawn'; /** Path commands in a box of 600 by 200. */ readonly path: string }
  | { readonly kind: 'typed'; readonly name: string }

export type SignatureQuestion = QuestionBase<'signature'>

export const SIGNATURE_BOX = { width: 600, height: 200 } as const
const MAX_PATH = 20_000

export const signature: AnswerRules<SignatureQuestion, Signature> = {
  reads: (answer) => {
    if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return null
    if (answer.kind === 'typed' && 'name' in answer && typeof answer.name === 'string' && answer.name.length <= 200)
      return { kind: 'typed', name: answer.name }
    const isPath = answer.kind === 'drawn' && 'path' in answer && typeof answer.path === 'string'
    // Only moves and lines: the path is drawn into documents, so it must not carry anything else.
    return isPath &&
      (answer.path as string).length <= MAX_PATH &&
      /^([ML]\d{1,3} \d{1,3})*$/.test(answer.path as string)
      ? { kind: 'drawn', path: answer.path as string }
      : null
  },
  isBlank: (answer) => (answer.kind === 'typed' ? answer.name.trim() === '' : !answer.path.includes('L')),
  refusals: () => [],
}

export const signatureDesign: DesignRules<SignatureQuestion> = {
  starts: () => ({}),
  problems: () => [],
  dataType: () => ({ kind: 'yesNo' }),
}

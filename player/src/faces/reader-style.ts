import { type Language, languageTags } from '@coverwright/rules/languages'
import { type FaceProps, readText, textOf } from './face'
import type { Stage } from './stage'

/**
 * Figures are answered with a point before their decimals, whoever types them. Where the reader's language has a comma
 * there, points and commas change places between the answer and what is seen and typed: done twice, nothing is changed.
 */
export const inReaderStyle = (text: string, language: Language): string =>
  (1.5).toLocaleString(languageTags[language]).includes(',')
    ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : text

/** A question whose field shows and takes figures in the style of its reader. */
export const figureProps = <Q>(props: FaceProps<Q>, language: Language): FaceProps<Q> => ({
  ...props,
  answer: typeof props.answer === 'string' ? inReaderStyle(props.answer, language) : props.answer,
  onAnswer: (typed) => props.onAnswer(inReaderStyle(textOf(typed), language)),
})

export function readFigure(form: FormData, path: string, _question: unknown, { language }: Stage): string | undefined {
  const typed = readText(form, path)
  return typed && inReaderStyle(typed, language)
}

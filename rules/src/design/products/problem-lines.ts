import type { Language } from '../../languages'
import type { BodyProblem } from './body-problem'

/** A problem as a list shows it. `languages` are those that the texts of one place are still to be written in. */
export type ProblemLine<Problem extends BodyProblem = BodyProblem> = Problem & {
  readonly languages?: readonly Language[]
}

/** Texts that are missing at one page or question are one thing to do, however many languages; they come last. */
export function problemLines<Problem extends BodyProblem>(problems: readonly Problem[]): ProblemLine<Problem>[] {
  const isText = ({ code }: Problem) => code === 'body.textMissing'
  const texts = new Map<string, Problem & { languages: readonly Language[] }>()
  for (const problem of problems.filter(isText)) {
    const [place, language] = [placeOf(problem), languageOf(problem)]
    const line = texts.get(place) ?? { ...problem, languages: [] }
    if (!line.languages.includes(language)) texts.set(place, { ...line, languages: [...line.languages, language] })
  }
  return [...problems.filter((problem) => !isText(problem)), ...texts.values()]
}

const placeOf = ({ pageId = '', questionId = '', values }: BodyProblem): string =>
  pageId === '' ? String(values?.path) : `${pageId} ${questionId}`

const languageOf = ({ values }: BodyProblem) => values?.language as Language

import type { Dataset } from '../../design/datasets'
import {
  answerVariables,
  findVariable,
  type MailValues,
  readText,
  variables,
  type WayOfWriting,
  writeValue,
} from '../../design/templates'

export type FilledText = { readonly text: string; readonly missing: readonly string[] }

/** A short text with its values in it, and the names of those that are not there: then it is not sent. */
export function fillText(text: string, { values }: MailValues, answers: Dataset, way: WayOfWriting): FilledText {
  const read = readText(text)
  if (!read.ok) return { text, missing: [] }
  const known = [...variables, ...answerVariables(answers)]
  const missing: string[] = []
  const written = read.value.map((piece) => {
    if (piece.kind === 'words') return piece.text
    const variable = findVariable(known, piece.name)
    const value = variable ? writeValue(values[piece.name], variable, way) : null
    if (value === null) missing.push(piece.name)
    return value ?? ''
  })
  return { text: written.join(''), missing }
}

import { accepted, type Outcome, refused } from '../../kernel'

export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }

const NAME = /^[A-Za-z][\w]*(?:\.[A-Za-z][\w]*)+$/

export const isVariableName = (text: string): boolean => NAME.test(text)

/** Words and the variables between them. `{% if %}`, `<mj-text>` and `<b>` are words like any other. */
export function readText(text: string): Outcome<readonly Piece[], 'templates.bracesOpen' | 'templates.notAName'> {
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{{', at)
    if (open < 0) break
    const close = text.indexOf('}}', open + 2)
    const next = text.indexOf('{{', open + 2)
    if (close < 0 || (next >= 0 && next < close))
      return refused('templates.bracesOpen', { near: text.slice(open, open + 24) })
    const name = text.slice(open + 2, close).trim()
    if (!isVariableName(name)) return refused('templates.notAName', { name: name.slice(0, 60) })
    if (open > at) pieces.push({ kind: 'words', text: text.slice(at, open) })
    pieces.push({ kind: 'value', name })
    at = close + 2
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) })
  return accepted(pieces)
}

/** The names in a text; none in one that cannot be read. */
export function namesInText(text: string): string[] {
  const read = readText(text)
  return read.ok ? read.value.flatMap((piece) => (piece.kind === 'value' ? [piece.name] : [])) : []
}

import {
  conditionHolds,
  findVariable,
  linkVariable,
  type MailCondition,
  type MailValues,
  type Piece,
  readText,
  type Variable,
  type WayOfWriting,
  writeValue,
} from '@coverwright/rules/design/templates'
import type { Block, MailValue } from '@coverwright/rules/design/templates'
import type { Day } from '@coverwright/rules/kernel'

export type MailProblem = { readonly code: 'templates.valueMissing' | 'templates.fileGone'; readonly name: string }

/** What one mail or paper is filled from. Problems are gathered while it is written: one is enough not to send it. */
export type Filling = {
  readonly values: MailValues
  readonly known: ReadonlyMap<string, Variable>
  readonly way: WayOfWriting
  readonly today: Day
  readonly problems: MailProblem[]
}

/** An entry of a list stands over the values of the mail while its row is written. */
export type Entry = Readonly<Record<string, MailValue | undefined>>

export const piecesOf = (text: string): readonly Piece[] => {
  const read = readText(text)
  return read.ok ? read.value : [{ kind: 'words', text }]
}

export function valueOf(filling: Filling, name: string, entry?: Entry): string | null {
  const variable = filling.known.get(name)
  if (!variable) return null
  return writeValue(entry && name in entry ? entry[name] : filling.values.values[name], variable, filling.way)
}

/** A value that is not there is written down as a problem and leaves a mark for whoever looks at a preview. */
export function demand(filling: Filling, name: string, entry?: Entry): string {
  const value = valueOf(filling, name, entry)
  if (value !== null) return value
  if (!filling.problems.some((problem) => problem.name === name))
    filling.problems.push({ code: 'templates.valueMissing', name })
  return `[${name}]`
}

export const isThere = (filling: Filling, pieces: readonly Piece[], entry?: Entry): boolean =>
  pieces.every((piece) => piece.kind === 'words' || valueOf(filling, piece.name, entry) !== null)

export const fillPlain = (filling: Filling, pieces: readonly Piece[], entry?: Entry): string =>
  pieces.map((piece) => (piece.kind === 'words' ? piece.text : demand(filling, piece.name, entry))).join('')

/** Whole addresses only: whatever a value holds, a link never runs anything. */
export function fillLink(filling: Filling, link: string): string {
  const name = linkVariable(link)
  const address = name === null ? link : demand(filling, name)
  return /^https?:\/\//.test(address) ? address : '#'
}

/** A block without a condition is shown; one that goes over an empty list is not. */
export function isShown(filling: Filling, block: Block, condition: MailCondition | null): boolean {
  if ((block.kind === 'each' || block.kind === 'table') && entriesOf(filling, block).length === 0) return false
  return condition === null || conditionHolds(condition, filling.values, filling.today)
}

export const entriesOf = (
  { values }: Filling,
  { over }: Extract<Block, { kind: 'each' | 'table' }>,
): readonly Entry[] => values.lists[over] ?? []

export const variablesByName = (known: readonly Variable[]): ReadonlyMap<string, Variable> =>
  new Map(known.map((variable) => [variable.name, findVariable(known, variable.name) ?? variable]))

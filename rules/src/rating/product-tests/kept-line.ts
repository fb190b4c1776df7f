import { printValue } from '../../design/datasets'
import type { Line, LineUnit, Priced } from '../pricing'

/** A line of a worksheet as it is kept with a test: what the step gave when the test was right. */
export type KeptLine = {
  readonly step: string
  readonly addOn: string | null
  readonly title: string
  readonly unit: LineUnit
  readonly result: string
  readonly isSkipped: boolean
}

export const keptLines = (priced: Priced): KeptLine[] =>
  (priced.ok ? priced.value.worksheet : priced.refusal.worksheet).map(keptLine)

const keptLine = ({ head, result, isPassedOver }: Line): KeptLine => ({
  step: head.name,
  addOn: head.addOn,
  title: head.title,
  unit: head.unit,
  result: printValue(result),
  isSkipped: isPassedOver,
})

export type ComparedLine = {
  /** As it stands now, or stood where the step is gone. */
  readonly line: KeptLine
  /** Null where there was, or is, no such step. */
  readonly before: string | null
  readonly now: string | null
  readonly hasMoved: boolean
}

/** Two worksheets side by side, in the order of today's; steps that are gone stand at the end. */
export function compareLines(before: readonly KeptLine[], now: readonly KeptLine[]): ComparedLine[] {
  const known = new Map(before.map((line) => [keyOf(line), line]))
  const present = now.map((line): ComparedLine => {
    const was = known.get(keyOf(line))
    known.delete(keyOf(line))
    return { line, before: was?.result ?? null, now: line.result, hasMoved: was?.result !== line.result }
  })
  return [...present, ...[...known.values()].map((line) => ({ line, before: line.result, now: null, hasMoved: true }))]
}

const keyOf = ({ step, addOn }: KeptLine) => `${addOn ?? ''} ${step}`

import type { KnownName } from './mapping'
import { plainText } from './plain-text'

/** Everything that an answer is called, in lower case, to its value. */
export function optionsByText({ options }: KnownName): Map<string, string> {
  const byText = new Map<string, string>()
  const add = (text: string, value: string) => {
    const key = plainText(text).toLowerCase()
    if (key !== '' && !byText.has(key)) byText.set(key, value)
  }
  for (const { value } of options) add(value, value)
  for (const { value, labels } of options) for (const label of labels) add(label, value)
  for (const { value, labels } of options) add(initialOf(labels[0] ?? value), value)
  return byText
}

/** 'M' for Male: taken only when it says nothing else. */
const initialOf = (label: string) => (/^[a-z]/i.test(label) ? (label[0] as string) : '')

/** The answer that was most likely meant, as it is shown; empty when none is near. */
export function nearestAnswer(text: string, { options }: KnownName): string {
  const wanted = text.toLowerCase()
  let best = { label: '', distance: Math.max(2, Math.floor(wanted.length / 3)) + 1 }
  for (const { value, labels } of options)
    for (const label of [labels[0] ?? value, value]) {
      const distance = editDistance(wanted, label.toLowerCase())
      if (distance < best.distance) best = { label, distance }
    }
  return best.label
}

function editDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 12 || one.length > 60) return 99
  let before = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const change = (before[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1)
      now.push(Math.min(change, (before[column] as number) + 1, (now[column - 1] as number) + 1))
    }
    before = now
  }
  return before[other.length] as number
}

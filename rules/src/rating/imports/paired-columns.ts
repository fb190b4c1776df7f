import type { RegionColumn } from './region'
import { withoutUnit } from './synonyms'

const LEAST = /^(?:min(?:imum|\.)?|from|low(?:er|est)?|von|ab|由|下限)\s+/i
const MOST = /^(?:max(?:imum|\.)?|to|up to|high(?:er|est)?|upper|bis|至|上限)\s+/i
const FROM = /(?:^|[\s/_(])(?:from|min(?:imum)?|low(?:er)?|von|start|begin|起|由|從|从|下限|dari)\)?\.?$/i
const TO = /(?:^|[\s/_(])(?:to|max(?:imum)?|high(?:er)?|upper|bis|end|until|止|至|上限|sampai)\)?\.?$/i

/** 'Age from' beside 'Age to': one band in two columns. */
export function pairOf(one: RegionColumn, other: RegionColumn | undefined): { title: string } | null {
  if (!other || other.at !== one.at + 1) return null
  // The word may stand in front of a unit: 'From (HKD)', 'von (m²)'.
  const isBare = !FROM.test(one.name) || !TO.test(other.name)
  const [first, second] = [one, other].map(({ name }) => (isBare ? withoutUnit(name) : name)) as [string, string]
  const isBefore = LEAST.test(first) && MOST.test(second)
  if (isBefore && first.replace(LEAST, '') !== second.replace(MOST, '')) return null
  if (!isBefore && !(FROM.test(first) && TO.test(second) && first.replace(FROM, '') === second.replace(TO, '')))
    return null
  const kinds = ['number', 'money', 'date', 'percent', 'band']
  if (!kinds.includes(one.profile.kind) || ![...kinds, 'text', 'empty'].includes(other.profile.kind)) return null
  const title = first
    .replace(isBefore ? LEAST : FROM, '')
    .replace(/[\s/_(-]+$/, '')
    .trim()
  return { title: title || one.name }
}

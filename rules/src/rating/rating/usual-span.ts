import type { QuestionOf } from '../../design/forms'
import type { Span } from './table-hints'

const SENSES: readonly (readonly [RegExp, Span])[] = [
  [
    /\b(?:pet|dog|cat|puppy|kitten|horse)s?\b.*\bages?\b|\bages?\b.*\b(?:pet|dog|cat|horse)s?\b|寵物.*[歲齡]|宠物.*[岁龄]/i,
    { from: 0, to: 14 },
  ],
  [
    /\b(?:car|vehicle|van|motorbike|boat)\b.*\bages?\b|\bages?\b.*\b(?:car|vehicle|van|motorbike|boat)\b|車齡|车龄/i,
    { from: 0, to: 15 },
  ],
  [
    /\b(?:house|home|building|property|flat)\b.*\bages?\b|\bages?\b.*\b(?:house|home|building|property|flat)\b|樓齡|楼龄/i,
    { from: 0, to: 60 },
  ],
  [/\bages?\b|年齡|年龄|\busia\b|\bumur\b/i, { from: 18, to: 80 }],
  [/\bhow many\b|\bnumber of\b|\bcount\b|數目|数目|人數|人数/i, { from: 0, to: 5 }],
  [/\byears?\b|年期|年數|年数|\btahun\b/i, { from: 0, to: 20 }],
]
const ANY: Span = { from: 0, to: 100 }
const read = new WeakMap<QuestionOf<'number'>, Span>()

/** What people say to a question that no table and no limit tells the size of, from its words: a pet is not a hundred. */
export function usualSpan(question: QuestionOf<'number'>): Span {
  let span = read.get(question)
  if (!span) {
    const name = question.dataName.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    const words = [name, ...Object.values(question.title), ...Object.values(question.unit ?? {})].join(' ')
    read.set(question, (span = SENSES.find(([sense]) => sense.test(words))?.[1] ?? ANY))
  }
  return span
}

import { type ColumnProfile, type KnownName, matchName } from '../imports'
import { type ColumnTarget, type MappedPortfolioColumn, type PortfolioFigure, takenAs } from './portfolio'
import { valuesMeant } from './portfolio-values'
import type { SurveyedColumn } from './survey-portfolio'

const FIGURES: readonly (readonly [PortfolioFigure, RegExp, RegExp | null])[] = [
  ['exposure', /\bexposure\b|\byears? at risk\b|\bearned (?:years?|exposure)\b|風險年|风险年|曝險|风险暴露/i, null],
  [
    'claims',
    /\bclaims?\b|\bincurred\b|\bloss(?:es)?\b|賠款|赔款|理賠|理赔|\bklaim\b/i,
    /\b(?:number|count|no\.?|nr|#|free|years?|discount|ratio|date)\b|次數|次数|率/i,
  ],
  ['premium', /\bpremiums?\b|\bgwp\b|保費|保费|\bpremi\b/i, /\bdate\b|\bfrequency\b|日期/i],
]

/** A first mapping: by what the columns are called and hold. Nothing is taken twice, and what nobody asks is left out. */
export function suggestTargets(
  columns: readonly SurveyedColumn[],
  names: readonly KnownName[],
): MappedPortfolioColumn[] {
  const taken = new Set<string>()
  const wanted = columns.map((column) => ({ column, ...bestOf(column, names) }))
  const targets = new Map<number, ColumnTarget>()
  for (const { column, target, score } of wanted.toSorted((a, b) => b.score - a.score)) {
    const key = takenAs(target)
    if (score === 0 || taken.has(key)) continue
    taken.add(key)
    targets.set(column.at, target)
  }
  return columns.map(({ at, profile }) => {
    const target = targets.get(at) ?? { kind: 'skip' }
    const known = target.kind === 'answer' ? names.find(({ name }) => name === target.name) : undefined
    return { at, target, values: known ? valuesMeant(known, profile.distinct) : {} }
  })
}

/** 'M' and 'F' under 'Sex': what the column says is read as the answers that it means, and then held against them. */
function matchInitials(title: string, profile: ColumnProfile, names: readonly KnownName[]) {
  for (const known of names) {
    const meant = valuesMeant(known, profile.distinct)
    if (Object.keys(meant).length === 0) continue
    const read = { ...profile, kind: 'text' as const, distinct: profile.distinct.map((text) => meant[text] ?? text) }
    const match = matchName(title, read, [known])
    if (match) return match
  }
  return null
}

type Wish = { readonly target: ColumnTarget; readonly score: number }

function bestOf({ title, profile }: SurveyedColumn, names: readonly KnownName[]): Wish {
  const match = matchName(title, profile, names) ?? matchInitials(title, profile, names)
  const isFigure = profile.kind === 'number' || profile.kind === 'money'
  const figure = FIGURES.find(([, words, but]) => words.test(title) && !but?.test(title))?.[0]
  if (figure && isFigure && (match?.score ?? 0) < 1) return { target: { kind: figure }, score: 0.9 }
  if (!match) return { target: { kind: 'skip' }, score: 0 }
  const kind = match.source.startsWith('age(') ? 'age' : 'answer'
  return { target: { kind, name: match.known.name }, score: match.score }
}

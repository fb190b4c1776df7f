import type { DataType } from '@coverwright/rules/design/datasets'

export const comparisons = ['is', 'isNot', 'under', 'atMost', 'over', 'atLeast', 'has', 'hasNot'] as const
export type Comparison = (typeof comparisons)[number]

/** 'the age is over 75'. The value is as it is typed; of a yes or no it is the word. */
export type Term = { readonly name: string; readonly does: Comparison; readonly value: string }
/** Several of them, all or any of which must hold. */
export type Condition = { readonly join: 'all' | 'any'; readonly terms: readonly Term[] }

/** The types whose answers are compared in a sentence; others take a formula. */
export const comparedBy: Partial<Record<DataType['kind'], readonly Comparison[]>> = {
  text: ['is', 'isNot'],
  choice: ['is', 'isNot'],
  yesNo: ['is'],
  number: ['is', 'isNot', 'under', 'atMost', 'over', 'atLeast'],
  money: ['is', 'isNot', 'under', 'atMost', 'over', 'atLeast'],
  date: ['is', 'under', 'atMost', 'over', 'atLeast'],
  choices: ['has', 'hasNot'],
}

export type TypeOf = (name: string) => DataType['kind'] | undefined

const signs = { is: '==', isNot: '!=', under: '<', atMost: '<=', over: '>', atLeast: '>=' } as const
const TERM = /^([a-z]\w*(?:\.[a-z]\w*)?)\s*(==|!=|<=|>=|<|>)\s*(.+)$/s
const HAS = /^(!?)\(?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s+in\s+([a-z]\w*)\)?$/
const NAME = /^(!?)([a-z]\w*(?:\.[a-z]\w*)?)$/

/** An expression as terms; null where it says more than they can, and is shown as it is written. */
export function readCondition(source: string, typeOf: TypeOf): Condition | null {
  const spaced = source.trim()
  if (spaced === '' || spaced === 'true') return { join: 'all', terms: [] }
  const parts = splitOutsideQuotes(spaced)
  if (!parts) return null
  const terms = parts.terms.map((term) => readTerm(term, typeOf))
  return terms.every((term) => term !== null) ? { join: parts.join, terms } : null
}

function readTerm(term: string, typeOf: TypeOf): Term | null {
  const [, not, option, list] = HAS.exec(term) ?? []
  if (option && list) {
    const value = unquoted(option)
    return value === null ? null : { name: list, does: not ? 'hasNot' : 'has', value }
  }
  const [, isNo, yes] = NAME.exec(term) ?? []
  if (yes) return typeOf(yes) === 'yesNo' ? { name: yes, does: 'is', value: isNo ? 'no' : 'yes' } : null
  const [, name = '', sign = '', right = ''] = TERM.exec(term) ?? []
  const does = (Object.keys(signs) as (keyof typeof signs)[]).find((each) => signs[each] === sign)
  const kind = typeOf(name)
  if (!does || !kind || !comparedBy[kind]?.includes(does)) return null
  const value = readValue(right, kind)
  return value === null ? null : { name, does, value }
}

function readValue(right: string, kind: DataType['kind']): string | null {
  if (kind === 'number' || kind === 'money') return /^-?\d+(\.\d+)?$/.test(right) ? right : null
  if (kind === 'yesNo') return right === 'true' ? 'yes' : right === 'false' ? 'no' : null
  if (kind === 'date') return /^date\(["'](\d{4}-\d\d-\d\d)["']\)$/.exec(right)?.[1] ?? null
  return unquoted(right)
}

/** The same in the expression language. A term that is not filled in yet says nothing. */
export function writeCondition({ join, terms }: Condition, typeOf: TypeOf): string {
  const written = terms.map((term) => writeTerm(term, typeOf(term.name))).filter((term) => term !== null)
  return written.length === 0 ? 'true' : written.join(join === 'all' ? ' && ' : ' || ')
}

function writeTerm({ name, does, value }: Term, kind: DataType['kind'] | undefined): string | null {
  if (does === 'has') return `${quoted(value)} in ${name}`
  if (does === 'hasNot') return `!(${quoted(value)} in ${name})`
  if (kind === 'yesNo') return value === 'no' ? `!${name}` : name
  const sign = signs[does]
  if (kind === 'number' || kind === 'money') return /^-?\d+(\.\d+)?$/.test(value) ? `${name} ${sign} ${value}` : null
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? `${name} ${sign} date("${value}")` : null
  return `${name} ${sign} ${quoted(value)}`
}

const quoted = (text: string) => JSON.stringify(text)

function unquoted(text: string): string | null {
  const [, double, single] = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/.exec(text) ?? []
  const inner = double ?? single
  if (inner === undefined || inner.replace(/\\["'\\]/g, '').includes('\\')) return null
  return inner.replace(/\\(["'\\])/g, '$1')
}

/** The terms between all the `&&` or all the `||`; null where both are used, since then brackets matter. */
function splitOutsideQuotes(source: string): { join: Condition['join']; terms: string[] } | null {
  const masked = source.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => '\u0001'.repeat(text.length))
  const [isAll, isAny] = [masked.includes('&&'), masked.includes('||')]
  if (isAll && isAny) return null
  const sign = isAny ? '||' : '&&'
  const terms: string[] = []
  for (let from = 0; from <= masked.length;) {
    const at = masked.indexOf(sign, from)
    const end = at < 0 ? masked.length : at
    terms.push(source.slice(from, end).trim())
    from = end + sign.length
    if (at < 0) break
  }
  return { join: isAny ? 'any' : 'all', terms }
}

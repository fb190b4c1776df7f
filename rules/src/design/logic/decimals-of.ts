import type { ASTNode } from '@marcbachmann/cel-js'
import type { DataName, DataType } from '../datasets'
import { minorDigits } from '../../money'
import { sourceOf } from './compiled'
import { parseExpression } from './parse'

/** How many decimals a value can have: null is any, undefined is that a name in it says nothing. */
export type Decimals = number | null | undefined

/** What an expression over these names can come to: two decimals of `price * 2` in dollars, any of `price / 3`. */
export function decimalsOf(source: string, names: readonly DataName[]): Decimals {
  const parsed = parseExpression(source)
  return parsed.ok ? decimalsIn(parsed.value, names) : null
}

/** Of several that one of is taken, or that are added up. */
export function mostDecimals(all: readonly Decimals[]): Decimals {
  if (all.length === 0 || all.includes(undefined)) return undefined
  return all.includes(null) ? null : Math.max(...(all as readonly number[]))
}

function decimalsIn(ast: ASTNode, names: readonly DataName[]): Decimals {
  const of = (part: ASTNode) => decimalsIn(part, names)
  switch (ast.op) {
    case 'value':
      return decimalsWritten(sourceOf(ast))
    case 'id':
    case '.':
    case '[]':
      return decimalsOfType(typeOf(ast, names))
    case '-_':
      return of(ast.args)
    case '+':
    case '-':
      return mostDecimals(ast.args.map(of))
    case '*': {
      const [left, right] = ast.args.map(of)
      return typeof left === 'number' && typeof right === 'number' ? left + right : mostDecimals([left, right])
    }
    case '?:':
      return mostDecimals(ast.args.slice(1).map(of))
    case 'call':
      return decimalsOfCall(ast.args[0], ast.args[1], of)
    case 'rcall':
      return decimalsOfWalk(ast, names)
    default:
      return null
  }
}

const WHOLE = ['age', 'daysBetween', 'monthsBetween', 'yearsBetween', 'year', 'month', 'day', 'weekday', 'size']

function decimalsOfCall(name: string, given: readonly ASTNode[], of: (part: ASTNode) => Decimals): Decimals {
  if ([...WHOLE, 'floor', 'ceil'].includes(name)) return 0
  if (name === 'round') return given[1] ? decimalsKept(sourceOf(given[1])) : 0
  return ['min', 'max', 'abs'].includes(name) ? mostDecimals(given.map(of)) : null
}

/** `drivers.count(d, d.points > 0)`, `pets.max(p, p.petAge)`: the name of an entry stands for its fields. */
function decimalsOfWalk(ast: ASTNode & { op: 'rcall' }, names: readonly DataName[]): Decimals {
  const [name, list, [entry, body]] = ast.args
  if (name === 'size' || name === 'count') return 0
  const type = typeOf(list, names)
  if (!['sum', 'min', 'max'].includes(name) || type?.kind !== 'group' || entry?.op !== 'id' || !body) return null
  return decimalsIn(body, [entryName(entry.args, type.fields), ...names])
}

/** One entry of a repeated group, under the name that an expression has for it. */
export const entryName = (name: string, fields: readonly DataName[]): DataName => ({
  name,
  type: { kind: 'record', fields },
})

function typeOf(ast: ASTNode, names: readonly DataName[]): DataType | undefined {
  if (ast.op === 'id') return names.find(({ name }) => name === ast.args)?.type
  if (ast.op === '[]') {
    const list = typeOf(ast.args[0], names)
    return list?.kind === 'group' ? entryName('', list.fields).type : undefined
  }
  if (ast.op !== '.') return undefined
  const owner = typeOf(ast.args[0], names)
  return owner?.kind === 'record' ? owner.fields.find(({ name }) => name === ast.args[1])?.type : undefined
}

function decimalsOfType(type: DataType | undefined): Decimals {
  if (type?.kind === 'number') return type.places ?? null
  return type?.kind === 'money' ? minorDigits(type.currency) : undefined
}

const decimalsKept = (written: string): Decimals => (/^\d+$/.test(written) ? Number(written) : null)

const decimalsWritten = (text: string): Decimals => {
  const written = /^\d*(?:\.(\d+))?$/.exec(text)
  return written ? (written[1]?.length ?? 0) : null
}

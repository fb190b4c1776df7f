import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import type { Exact } from '../../money'
import { need, node, refuse, type Compiled, type Compiling } from './compiled'
import { NUMBER, sayType } from './logic-type'
import { suggestion } from './messages'
import { both, one, Trouble } from './run'

/** `name` is apart from the node because `age(birth)` means `age(birth, today)`. */
export function compileName(ast: ASTNode, name: string, inside: Compiling): Compiled {
  const local = inside.locals.findLast((entry) => entry.name === name)
  if (local) {
    const { depth, type, path } = local
    const missing = new Trouble('logic.unanswered', { name })
    return node(ast, type, (_, meter) => meter.locals[depth] ?? missing, [], path ? { path } : {})
  }
  const found = inside.scope.slots.get(name)
  if (!found) return refuse('logic.unknownName', { name, suggestion: suggestion(name, inside.scope.slots.keys()) })
  inside.used.add(name)
  const { slot, type } = found
  const missing = new Trouble('logic.unanswered', { name })
  return node(ast, type, (frame) => frame[slot] ?? missing, [], { path: name })
}

export function compileField(ast: ASTNode & { op: '.' }, inside: Compiling): Compiled {
  const [ownerAst, field] = ast.args
  const owner = inside.compile(ownerAst, inside)
  const { type } = owner
  if (type.kind === 'list' && type.of.kind === 'record')
    return refuse('logic.severalEntries', { list: owner.source, field })
  if (type.kind !== 'record')
    return refuse('logic.unknownField', { name: owner.source, field, suggestion: ` It is ${sayType(type)}.` })
  const index = type.fields.findIndex((entry) => entry.name === field)
  const found = type.fields[index]
  if (!found)
    return refuse('logic.unknownField', {
      name: owner.source,
      field,
      suggestion: suggestion(
        field,
        type.fields.map((entry) => entry.name),
      ),
    })
  const path = owner.path ? `${owner.path}.${field}` : undefined
  if (path) inside.used.add(path)
  const missing = new Trouble('logic.unanswered', { name: path ?? field })
  const run = one<readonly (Value | undefined)[]>(owner.run, (values) => values[index] ?? missing)
  return node(ast, found.type, run, [owner], path ? { path } : {})
}

/** `drivers[0]`: the first entry; one past the end is trouble, not a crash. */
export function compileIndex(ast: ASTNode & { op: '[]' }, inside: Compiling): Compiled {
  const [list, index] = ast.args.map((part) => inside.compile(part, inside)) as [Compiled, Compiled]
  if (list.type.kind !== 'list')
    return refuse('logic.wrongType', { wanted: 'a list', source: list.source, given: sayType(list.type) })
  need(index, NUMBER)
  const run = both<readonly (Value | undefined)[], Exact>(list.run, index.run, (values, at) => {
    const place = at.unitsAtScale(0)
    const value = typeof place === 'number' && place >= 0 ? values[place] : undefined
    return value ?? new Trouble('logic.noSuchEntry', { index: at.toString().slice(0, 20) })
  })
  return node(ast, list.type.of, run, [list, index], list.path ? { path: list.path } : {})
}

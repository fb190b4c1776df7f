import type { ASTNode } from '@marcbachmann/cel-js'
import { Exact } from '../../money'
import { MAY_BE_MONEY, node, refuse, sourceOf, type Compiled, type Compiling } from './compiled'
import { MAX_TEXT_RESULT } from './limits'
import { readRawText } from './mask-literals'
import { isSameType, NUMBER, sayType, TEXT, YES_NO, type LogicType } from './logic-type'
import { Trouble, type Run } from './run'
import { logicPhrases } from './phrases'

const NOTHING = new Trouble('logic.unanswered', { name: 'null' })

/** Numbers and raw texts are read again from the source: cel-js has already turned 0.1 into a floating point number. */
export function compileLiteral(ast: ASTNode & { op: 'value' }): Compiled {
  const { args } = ast
  if (typeof args === 'string') {
    const text = readRawText(sourceOf(ast)) ?? args
    if (text.length > MAX_TEXT_RESULT) return refuse('logic.tooLong', { most: MAX_TEXT_RESULT })
    return node(ast, TEXT, () => text, [], { constant: text })
  }
  if (typeof args === 'boolean') return node(ast, YES_NO, () => args, [], { constant: args })
  if (args === null) return node(ast, { kind: 'nothing' }, () => NOTHING, [])
  if (typeof args === 'bigint' || typeof args === 'number') return compileNumber(ast)
  return refuse('logic.notTaken', { what: sourceOf(ast), hint: logicPhrases.plainValue })
}

function compileNumber(ast: ASTNode): Compiled {
  const text = sourceOf(ast)
  const value = text.length > 40 ? null : Exact.parse(text.startsWith('.') ? `0${text}` : text)
  if (!value)
    return refuse('logic.notTaken', {
      what: text.slice(0, 40),
      hint: logicPhrases.plainDecimal,
    })
  return node(ast, NUMBER, () => value, [], { constant: value, ...MAY_BE_MONEY })
}

export function compileList(ast: ASTNode & { op: 'list' }, inside: Compiling): Compiled {
  const entries = ast.args.map((entry) => inside.compile(entry, inside))
  const first = entries[0]
  if (!first) return refuse('logic.notTaken', { what: '[]', hint: logicPhrases.oneEntry })
  for (const entry of entries)
    if (!isSameType(entry.type, first.type) || entry.type.kind === 'nothing')
      refuse('logic.wrongType', { wanted: sayType(first.type), source: entry.source, given: sayType(entry.type) })
  const of: LogicType = first.type.kind === 'text' ? TEXT : first.type
  const constants = entries.map((entry) => entry.constant)
  const constant = constants.every((value) => value !== undefined) ? constants : undefined
  const run: Run = constant ? () => constant : listRun(entries)
  return node(ast, { kind: 'list', of }, run, entries, constant ? { constant } : {})
}

function listRun(entries: readonly Compiled[]): Run {
  return (frame, meter) => {
    const values = []
    for (const entry of entries) {
      const value = entry.run(frame, meter)
      if (value instanceof Trouble) return value
      values.push(value)
    }
    return values
  }
}

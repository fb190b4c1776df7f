import { describe, expect, test } from 'vitest'
import type { Value } from '../datasets'
import { Exact } from '../../money'
import { compileExpression } from './compile'
import { Trouble } from './run'
import { scopeOf } from './scope'

/**
 * The language definition of CEL, part by part: what an expression gives there and here. Where decision 0010 makes us
 * differ, the row says so; what is refused is in `conformance.test.ts` with the words of its refusal.
 */
type Row = readonly [source: string, gives: unknown]
const parts: Readonly<Record<string, readonly Row[]>> = {
  'numbers are written with digits, with or without a whole part': [
    ['.99', 0.99],
    ['1 + .5', 1.5],
    ['-.25', -0.25],
    ['max(.5,.75)', 0.75],
    ['[.1,.2][1]', 0.2],
    ['007', 7],
    ['1.50', 1.5],
    ['1 .size', 'logic.unknownField'],
    ['1.', 'logic.syntax'],
    ['.', 'logic.syntax'],
    ['1..5', 'logic.syntax'],
  ],
  'texts stand in one or three quotation marks of either kind, with escapes': [
    [`'it\\'s'`, "it's"],
    [`"a\\"b"`, 'a"b'],
    [`'''it's'''`, "it's"],
    [`"""a\nb"""`, 'a\nb'],
    [`'\\x41\\u4e2d\\U0001f600\\101'`, 'A中😀A'],
    [`'\\a\\b\\f\\n\\r\\t\\v\\\\\\?'`, '\u0007\b\f\n\r\t\v\\?'],
    [`'\\q'`, 'logic.syntax'],
    [`'open`, 'logic.textNotClosed'],
    [`'a\nb'`, 'logic.textNotClosed'],
  ],
  'raw texts know no escapes: a backslash is a backslash, even before the mark that ends them': [
    [String.raw`r'\'`, '\\'],
    [String.raw`r'\n'`, '\\n'],
    [String.raw`R"a\"`, 'a\\'],
    [String.raw`r'C:\' + 'x'`, 'C:\\x'],
    [`r'''it's \\'''`, "it's \\"],
    [`r"""\n"""`, '\n'],
    [String.raw`size(r'\\')`, 2],
    [String.raw`r'\' == '\\'`, true],
    [String.raw`'r' + r'\d'`, 'r\\d'],
    ["'// no comment'", '// no comment'],
  ],
  'comments and spaces stand anywhere': [
    ["1 // r'\n+ 2", 3],
    ['1 +\t\r\n 2', 3],
    ["size('a') // .5 ,)", 1],
  ],
  'a list may end with a comma, a call may not': [
    ['[1, 2,].size()', 2],
    ['max(1, 2,)', 'logic.syntax'],
    ['max(1, 2 , // two\n )', 'logic.syntax'],
    ["'a,'.size()", 2],
    ["','.contains(',')", true],
  ],
  'text is ordered by code point': [
    ["'\\uFFFD' < '😀'", true],
    ["'\\uE000' > '😀'", false],
    ["'😀' < '😁'", true],
    ["'Z' < 'a'", true],
    ["'a' < 'ab'", true],
    ["'é' > 'z'", true],
    ["'日本' < '日木'", false],
  ],
  'false comes before true': [
    ['false < true', true],
    ['true < true', false],
    ['true >= false', true],
    ['true <= false', false],
  ],
  'instants have up to nine digits of a second and are printed without those that say nothing': [
    ["string(timestamp('2026-01-02T03:04:05Z'))", '2026-01-02T03:04:05Z'],
    ["string(timestamp('2026-01-02T03:04:05.250Z'))", '2026-01-02T03:04:05.25Z'],
    ["string(timestamp('2026-01-02T03:04:10.000Z'))", '2026-01-02T03:04:10Z'],
    ["string(timestamp('2026-01-02T03:04:05+08:00'))", '2026-01-01T19:04:05Z'],
    ["timestamp('2026-01-02T03:04:05.123456789Z') > timestamp('2026-01-02T03:04:05.122Z')", true],
    ["timestamp('2026-01-02T03:04:05.1234567890Z') == timestamp('2026-01-02T03:04:05Z')", 'logic.badLiteral'],
    ["timestamp('2026-02-30T00:00:00Z') == timestamp('2026-02-28T00:00:00Z')", 'logic.badLiteral'],
  ],
  'finer than a millisecond is left out, which no answer of a buyer is (0010)': [
    ["timestamp('2026-01-02T03:04:05.0001Z') == timestamp('2026-01-02T03:04:05Z')", true],
  ],
  'operators bind as in CEL': [
    ['1 + 2 * 3 == 7 && true', true],
    ['!false && false', false],
    ['true || false && false', true],
    ['false ? 1 : true ? 2 : 3', 2],
    ['- -3', 3],
    ['10 - 4 - 3', 3],
    ['2 * 3 % 4', 2],
    ['1 < 2 == true', true],
  ],
  'numbers are exact and of one kind (0010)': [
    ['0.1 + 0.2 == 0.3', true],
    ['7 / 2', 3.5],
    ['1 == 1.0', true],
    ['1 < 1.5', true],
    ['string(1.50)', '1.5'],
  ],
}

const scope = scopeOf({ names: [] })

function plain(value: Value | Trouble | undefined): unknown {
  if (value instanceof Trouble) return value.code
  if (value instanceof Exact) return Number(value.toString())
  return Array.isArray(value) ? value.map(plain) : value
}

describe.each(Object.entries(parts))('%s', (_, rows) => {
  test.each(rows.map((row) => [...row]))('%s gives %j', (source, gives) => {
    const compiled = compileExpression(source as string, scope)
    expect(compiled.ok ? plain(compiled.value.run([0])) : compiled.refusal.code).toEqual(gives)
  })
})

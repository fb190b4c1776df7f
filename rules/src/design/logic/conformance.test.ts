import { evaluate } from '@marcbachmann/cel-js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Value } from '../datasets'
import { Exact } from '../../money'
import { compileExpression } from './compile'
import { scopeOf } from './scope'
import { Trouble } from './run'

const scope = scopeOf({ names: [] })

function ours(source: string): unknown {
  const compiled = compileExpression(source, scope)
  if (!compiled.ok) return compiled.refusal.code
  return plain(compiled.value.run([0]))
}

function plain(value: Value | Trouble | undefined): unknown {
  if (value instanceof Trouble) return value.code
  if (value instanceof Exact) return Number(value.toString())
  return Array.isArray(value) ? value.map(plain) : value
}

function theirs(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return Array.isArray(value) ? value.map(theirs) : value
}

/** The part of CEL that means the same here: the reference is the evaluator of cel-js. */
const shared = [
  ...[
    '1 + 2 * 3',
    '(1 + 2) * 3',
    '7 - 10',
    '-3 - -4',
    '7 % 3',
    '-7 % 3',
    '12 / 4',
    '1.5 * 2.0',
    '0.5 + 0.25',
    '2.5 - 5.0',
  ],
  ...[
    '1 < 2',
    '2 <= 2',
    '3 > 4',
    '4 >= 5',
    '1 == 1',
    '1 != 1',
    '1.5 < 1.6',
    "'a' < 'b'",
    "'b' <= 'a'",
    "'a' == 'a'",
    "'a' != 'a'",
  ],
  ...[
    'true && false',
    'true || false',
    '!true',
    '!!true',
    'true ? 1 : 2',
    'false ? 1 : 2',
    '1 < 2 && 2 < 3 || false',
    'true == false',
  ],
  ...[
    "'a' + 'b'",
    "'héllo'.size()",
    "size('日本')",
    "size('😀')",
    "'hello'.contains('ell')",
    "'hello'.startsWith('he')",
    "'hello'.endsWith('lo')",
    "'x'.contains('')",
  ],
  ...[
    '1 in [1, 2, 3]',
    '4 in [1, 2, 3]',
    "'a' in ['b']",
    '[1, 2, 3].size()',
    'size([1])',
    '[1, 2, 3][1]',
    "['a', 'b'][0]",
  ],
  ...[
    '[1, 2, 3].all(x, x > 0)',
    '[1, 2, 3].exists(x, x > 2)',
    '[1, 2, 3].exists_one(x, x > 2)',
    '[1, 2, 3].exists_one(x, x > 1)',
  ],
  ...[
    '[1, 2, 3].map(x, x * 2)',
    '[1, 2, 3].filter(x, x > 1)',
    '[[1], [2, 3]].map(x, x.size())',
    '[1, 2].map(x, [3, 4].map(y, x * y))',
  ],
  ...[
    '[0, 1].exists(x, 1 / x > 0)',
    '[1, 2].all(x, [3].exists(y, y > x))',
    'true || 1 / 0 > 1',
    'false && 1 / 0 > 1',
    '1 / 0 > 1 || true',
    '1 / 0 > 1 && false',
  ],
  ...["r'a\\n'", "'a\\tb'", '"double"', "'''triple'''", '1 // comment', "'\\u00e9'"],
]

describe('what CEL and we say alike', () => {
  test.each(shared)('%s', (source) => {
    expect(ours(source)).toEqual(theirs(evaluate(source)))
  })
})

/** Any expression of the shared part: whole numbers, texts, conditions, choices, lists and walks over them, nested as it comes. */
const { number, text, truth, list } = fc.letrec<{ number: string; text: string; truth: string; list: string }>(
  (tie) => {
    const both = (left: string, signs: readonly string[], right = left) =>
      fc
        .tuple(tie(left as 'number'), fc.constantFrom(...signs), tie(right as 'number'))
        .map((parts) => `(${parts.join(' ')})`)
    const walk = (name: string, body: fc.Arbitrary<string>) =>
      fc.tuple(tie('list'), body).map(([list, asked]) => `${list}.${name}(x, ${asked})`)
    const ofEntry = fc
      .tuple(fc.constantFrom('<', '>=', '==', '!='), tie('number'))
      .map(([sign, by]) => `x ${sign} ${by}`)
    return {
      number: fc.oneof(
        { maxDepth: 5, depthIdentifier: 'deep' },
        fc.nat(20).map(String),
        both('number', ['+', '-', '*']),
        fc.tuple(tie('number'), fc.integer({ min: 1, max: 9 })).map(([left, by]) => `(${left} % ${by})`),
        tie('number').map((operand) => `-(${operand})`),
        fc.tuple(tie('truth'), tie('number'), tie('number')).map(([on, yes, no]) => `(${on} ? ${yes} : ${no})`),
        fc.oneof(tie('text'), tie('list')).map((sized) => `size(${sized})`),
        tie('list').map((list) => `${list}[0]`),
      ),
      text: fc.oneof(
        { maxDepth: 4, depthIdentifier: 'deep' },
        fc.constantFrom("'a'", "'ab'", "''", "'日本'", "'😀b'"),
        both('text', ['+']),
      ),
      truth: fc.oneof(
        { maxDepth: 5, depthIdentifier: 'deep' },
        fc.constantFrom('true', 'false'),
        both('number', ['<', '<=', '>', '>=', '==', '!=']),
        both('text', ['<', '>', '==', '!=']),
        both('truth', ['&&', '||', '==']),
        both('number', ['in'], 'list'),
        tie('truth').map((operand) => `!(${operand})`),
        fc
          .tuple(tie('text'), fc.constantFrom('contains', 'startsWith', 'endsWith'), tie('text'))
          .map(([text, asks, part]) => `${text}.${asks}(${part})`),
        ...['all', 'exists', 'exists_one'].map((name) => walk(name, ofEntry)),
      ),
      list: fc.oneof(
        { maxDepth: 3, depthIdentifier: 'deep' },
        fc.array(tie('number'), { minLength: 1, maxLength: 3 }).map((entries) => `[${entries.join(', ')}]`),
        walk(
          'map',
          tie('number').map((by) => `x + ${by}`),
        ),
      ),
    }
  },
)

test('any expression of the shared part gives what cel-js gives', () => {
  fc.assert(
    fc.property(fc.oneof(number, text, truth, list), (source) => {
      expect(ours(source)).toEqual(theirs(evaluate(source)))
    }),
    { numRuns: 1_000, seed: 10 },
  )
})

/** Where we differ on purpose, because a premium must be exact: decision 0010. */
const different: [string, unknown][] = [
  ['0.1 + 0.2 == 0.3', true],
  ['7 / 2', 3.5],
  ['1 + 0.5', 1.5],
  ['2 * 1.5', 3],
  ['1 == 1.0', true],
  ['9223372036854775807 + 1 > 9223372036854775807', true],
  ['5 / 0', 'logic.dividedByZero'],
  ['5 % 0', 'logic.dividedByZero'],
  ['[1][1]', 'logic.noSuchEntry'],
  ['1.005 * 100 == 100.5', true],
]

describe('where we differ', () => {
  test.each(different)('%s gives %s', (source, expected) => {
    expect(ours(source)).toEqual(expected)
  })
})

/** The rest is refused with a code that says which part and what to do instead. */
const refusedParts: [string, string][] = [
  ["'a'.matches('a+')", 'logic.notTaken'],
  ["matches('a', 'a+')", 'logic.notTaken'],
  ['{1: 2}', 'logic.notTaken'],
  ['{}', 'logic.notTaken'],
  ['[]', 'logic.notTaken'],
  ["b'abc'", 'logic.notTaken'],
  ['1u', 'logic.notTaken'],
  ['0xff', 'logic.notTaken'],
  ['1e3', 'logic.notTaken'],
  ['1.5e-3', 'logic.notTaken'],
  ['null', 'logic.notTaken'],
  ['int(1)', 'logic.notTaken'],
  ["double('1')", 'logic.notTaken'],
  ['uint(1)', 'logic.notTaken'],
  ["bytes('a')", 'logic.notTaken'],
  ['dyn(1)', 'logic.notTaken'],
  ['type(1)', 'logic.notTaken'],
  ["duration('1h')", 'logic.notTaken'],
  ["timestamp('2026-01-01T00:00:00Z').getFullYear()", 'logic.notTaken'],
  ['cel.bind(x, 1, x)', 'logic.notTaken'],
  ['a.?b', 'logic.syntax'],
  ['while', 'logic.notTaken'],
  ['[1] + [2]', 'logic.wrongTypes'],
  ['[1] == [1]', 'logic.wrongTypes'],
  ["'a' + 1", 'logic.wrongTypes'],
  ["1 == 'a'", 'logic.wrongTypes'],
  ["[1, 'a']", 'logic.wrongType'],
  ['1 && true', 'logic.wrongType'],
  ["true ? 1 : 'a'", 'logic.wrongTypes'],
  ['x', 'logic.unknownName'],
  ['nope(1)', 'logic.unknownFunction'],
  ["'a'.charAt(0)", 'logic.unknownFunction'],
  ["'a'.replace('a', 'b')", 'logic.unknownFunction'],
  ["'a,b'.split(',')", 'logic.unknownFunction'],
  ['[2, 1].sort()', 'logic.unknownFunction'],
  ['math.greatest(1, 2)', 'logic.unknownName'],
  ['optional.of(1)', 'logic.unknownName'],
  ["timestamp('2026-01-01T00:00:00Z') - timestamp('2025-01-01T00:00:00Z')", 'logic.wrongTypes'],
  ['[1].map(1, 2)', 'logic.syntax'],
  ['[1, 2].map(x, x > 1, x)', 'logic.wrongArguments'],
]

describe('what is refused', () => {
  test.each(refusedParts)('%s is refused with %s', (source, code) => {
    expect(ours(source)).toBe(code)
  })
})

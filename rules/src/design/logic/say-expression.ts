import type { ASTNode } from '@marcbachmann/cel-js'
import { sourceOf } from './compiled'
import { parseExpression } from './parse'

/** The words between names and figures; each is filled by what stands in its braces. */
export type SaidPhrase =
  | 'and' // {first} {second}, and so for `or` and `listed`
  | 'or'
  | 'listed'
  | 'not' // {of}, and so for `isYes`, `isNo`, `answered`, `count`
  | 'isYes'
  | 'isNo'
  | 'answered'
  | 'count'
  | 'yes'
  | 'no'
  | 'always'
  | 'never'
  | 'is' // {left} {right}, and so for every comparison
  | 'isNot'
  | 'under'
  | 'atMost'
  | 'over'
  | 'atLeast'
  | 'before'
  | 'notAfter'
  | 'after'
  | 'notBefore'
  | 'oneOf'
  | 'noneOf'
  | 'includes'
  | 'includesNot'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'choice' // {condition} {yes} {no}
  | 'age' // {birth} {day}
  | 'ageToday'
  | 'daysBetween' // {from} {to}
  | 'monthsBetween'
  | 'yearsBetween'
  | 'smallest' // {of}
  | 'largest'
  | 'some' // {list} {condition}
  | 'every'

/** How an expression is spoken to whoever reads it. */
export type Speech = {
  readonly name: (name: string) => string
  /** What an option of that name is called; its own word where nothing is known of it. */
  readonly option: (name: string, option: string) => string
  readonly number: (digits: string) => string
  readonly say: (phrase: SaidPhrase, parts: Readonly<Record<string, string>>) => string
}

/** An expression as a sentence; null where it cannot be read, or has something that nobody says in words. */
export function sayExpression(source: string, speech: Speech, as: 'condition' | 'value'): string | null {
  const parsed = parseExpression(source)
  if (!parsed.ok) return null
  try {
    return (as === 'condition' ? condition : value)(parsed.value, speech).text
  } catch (error) {
    if (error instanceof Unsayable) return null
    throw error
  }
}

class Unsayable extends Error {}

/** How tightly words hold together: what holds less than its surroundings stands in brackets. */
type Said = { readonly text: string; readonly hold: number }
const HOLD = { choice: 0, or: 1, and: 2, compared: 3, sum: 4, product: 5, whole: 6 } as const

const within = ({ text, hold }: Said, least: number): string => (hold < least ? `(${text})` : text)
const whole = (text: string): Said => ({ text, hold: HOLD.whole })

/** Whether a condition holds whatever is answered, as one does that nothing was put into yet. */
export function holdsAlways(source: string): boolean {
  const parsed = parseExpression(source)
  return parsed.ok && parsed.value.op === 'value' && parsed.value.args === true
}

/** A name where yes or no is wanted is a yes; a yes there holds always. */
function condition(ast: ASTNode, speech: Speech): Said {
  if (ast.op === 'value' && typeof ast.args === 'boolean') return whole(speech.say(ast.args ? 'always' : 'never', {}))
  if (ast.op !== 'id' && ast.op !== '.') return value(ast, speech)
  return { text: speech.say('isYes', { of: pathOf(ast, speech) }), hold: HOLD.compared }
}

function value(ast: ASTNode, speech: Speech): Said {
  switch (ast.op) {
    case 'value':
      return whole(literal(ast, speech))
    case 'id':
    case '.':
      return whole(pathOf(ast, speech))
    case 'call':
      return called(ast, speech)
    case 'rcall':
      return method(ast, speech)
    case '&&':
      return joined(ast.args, 'and', HOLD.and, speech)
    case '||':
      return joined(ast.args, 'or', HOLD.or, speech)
    case '!_':
      return denied(ast.args, speech)
    case '-_':
      return { text: `−${within(value(ast.args, speech), HOLD.whole)}`, hold: HOLD.whole }
    case '?:':
      return chosen(ast.args, speech)
    case '[]':
    case 'list':
    case 'map':
    case '.?':
    case '[?]':
      throw new Unsayable()
    default:
      return operated(ast.op, ast.args, speech)
  }
}

function literal(ast: ASTNode & { op: 'value' }, { number, say }: Speech): string {
  const { args } = ast
  if (typeof args === 'boolean') return say(args ? 'yes' : 'no', {})
  if (typeof args === 'number' || typeof args === 'bigint') return number(sourceOf(ast))
  if (typeof args === 'string') return args
  throw new Unsayable()
}

function joined([left, right]: [ASTNode, ASTNode], word: 'and' | 'or', hold: number, speech: Speech): Said {
  const [first, second] = [left, right].map((each) => {
    const said = condition(each, speech)
    // Whoever reads 'a or b and c' does not know which of the two comes first.
    return within(said, said.hold === HOLD.and && hold === HOLD.or ? HOLD.whole : hold)
  }) as [string, string]
  return { text: speech.say(word, { first, second }), hold }
}

function chosen([test, yes, no]: [ASTNode, ASTNode, ASTNode], speech: Speech): Said {
  const [one, other] = [yes, no].map((side) => value(side, speech)) as [Said, Said]
  const parts = { condition: condition(test, speech).text, yes: within(one, HOLD.or), no: other.text }
  return { text: speech.say('choice', parts), hold: HOLD.choice }
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
}

function denied(ast: ASTNode, speech: Speech): Said {
  if (ast.op === 'id' || ast.op === '.')
    return { text: speech.say('isNo', { of: pathOf(ast, speech) }), hold: HOLD.compared }
  if (ast.op === 'in') return listed(ast.args, speech, true)
  const opposite = OPPOSITE[ast.op]
  if (opposite) return operated(opposite, ast.args as [ASTNode, ASTNode], speech)
  return { text: speech.say('not', { of: condition(ast, speech).text }), hold: HOLD.compared }
}

const COMPARISONS: Readonly<Record<string, SaidPhrase>> = {
  '==': 'is',
  '!=': 'isNot',
  '<': 'under',
  '<=': 'atMost',
  '>': 'over',
  '>=': 'atLeast',
}
const COMPARISONS_OF_DAYS: Readonly<Record<string, SaidPhrase>> = {
  ...COMPARISONS,
  '<': 'before',
  '<=': 'notAfter',
  '>': 'after',
  '>=': 'notBefore',
}
const GIVEN_DAYS = ['today', 'startDate']
const OF_DAYS = ['date', 'addDays', 'addMonths', 'addYears']
const isDay = (ast: ASTNode): boolean =>
  (ast.op === 'id' && GIVEN_DAYS.includes(ast.args)) || (ast.op === 'call' && OF_DAYS.includes(ast.args[0]))

const SIGNS: Readonly<Record<string, readonly [sign: string, hold: number]>> = {
  '+': ['+', HOLD.sum],
  '-': ['−', HOLD.sum],
  '*': ['×', HOLD.product],
  '/': ['÷', HOLD.product],
}

function operated(operator: string, sides: [ASTNode, ASTNode], speech: Speech): Said {
  if (operator === 'in') return listed(sides, speech, false)
  const sign = SIGNS[operator]
  if (sign) {
    const [left, right] = sides.map((side) => value(side, speech)) as [Said, Said]
    const [mark, hold] = sign
    // What is taken off or divided by keeps its brackets: 9 − (3 − 1).
    const least = operator === '-' || operator === '/' ? hold + 1 : hold
    return { text: `${within(left, hold)} ${mark} ${within(right, least)}`, hold }
  }
  const phrase = (sides.some(isDay) ? COMPARISONS_OF_DAYS : COMPARISONS)[operator]
  if (!phrase) throw new Unsayable()
  const [left, right] = sides
  if (right.op === 'value' && typeof right.args === 'boolean') {
    const isYes = right.args === (operator === '==')
    return {
      text: speech.say(isYes ? 'isYes' : 'isNo', { of: within(value(left, speech), HOLD.sum) }),
      hold: HOLD.compared,
    }
  }
  const parts = { left: side(left, right, speech), right: side(right, left, speech) }
  return { text: speech.say(phrase, parts), hold: HOLD.compared }
}

/** One side of a comparison: a word beside a name is one of its options. */
const side = (ast: ASTNode, beside: ASTNode, speech: Speech): string =>
  optionOf(ast, beside, speech) ?? within(value(ast, speech), HOLD.sum)

function optionOf(ast: ASTNode, of: ASTNode, { option }: Speech): string | null {
  return ast.op === 'value' && typeof ast.args === 'string' && of.op === 'id' ? option(of.args, ast.args) : null
}

/** `use in ['a', 'b']`, and `'a' in extras` where many can be chosen. */
function listed([item, list]: [ASTNode, ASTNode], speech: Speech, isDenied: boolean): Said {
  if (list.op !== 'list') {
    const parts = { left: value(list, speech).text, right: side(item, list, speech) }
    return { text: speech.say(isDenied ? 'includesNot' : 'includes', parts), hold: HOLD.compared }
  }
  const right = enumerated(
    list.args.map((entry) => side(entry, item, speech)),
    speech,
  )
  const parts = { left: within(value(item, speech), HOLD.sum), right }
  return { text: speech.say(isDenied ? 'noneOf' : 'oneOf', parts), hold: HOLD.compared }
}

const enumerated = (texts: readonly string[], { say }: Speech): string =>
  texts.reduce((first, second) => say('listed', { first, second }))

const SPANS = ['daysBetween', 'monthsBetween', 'yearsBetween'] as const

function called(ast: ASTNode & { op: 'call' }, speech: Speech): Said {
  const [name, args] = ast.args
  const [first, second] = args
  const said = args.map((each) => value(each, speech).text)
  const [one = '', two = ''] = said
  const span = SPANS.find((each) => each === name)
  if (name === 'age' && first) return whole(speech.say(second ? 'age' : 'ageToday', { birth: one, day: two }))
  if (span && second) return whole(speech.say(span, { from: one, to: two }))
  if (name === 'date' && first) return whole(one)
  if (name === 'size' && first) return whole(speech.say('count', { of: one }))
  if (name === 'has' && first) return { text: speech.say('answered', { of: one }), hold: HOLD.compared }
  if ((name === 'min' || name === 'max') && second)
    return whole(speech.say(name === 'min' ? 'smallest' : 'largest', { of: enumerated(said, speech) }))
  return whole(`${name}(${said.join(', ')})`)
}

const TEXT_TESTS = ['contains', 'startsWith', 'endsWith'] as const

function method(ast: ASTNode & { op: 'rcall' }, speech: Speech): Said {
  const [name, receiver, args] = ast.args
  const [first, second] = args
  const test = TEXT_TESTS.find((each) => each === name)
  const left = value(receiver, speech).text
  if (test && first) return { text: speech.say(test, { left, right: value(first, speech).text }), hold: HOLD.compared }
  if (name === 'size') return whole(speech.say('count', { of: left }))
  if ((name === 'exists' || name === 'all') && first?.op === 'id' && second) {
    // Each entry has a name of its own only in the formula: a sentence speaks of its fields.
    const ofEach = { ...speech, name: withoutEntry(first.args, speech.name) }
    const said = condition(second, ofEach).text
    return {
      text: speech.say(name === 'exists' ? 'some' : 'every', { list: left, condition: said }),
      hold: HOLD.compared,
    }
  }
  throw new Unsayable()
}

const withoutEntry = (entry: string, nameOf: Speech['name']) => (name: string) =>
  name.startsWith(`${entry}.`) ? name.slice(entry.length + 1) : nameOf(name)

function pathOf(ast: ASTNode, speech: Speech): string {
  const path = (node: ASTNode): string => {
    if (node.op === 'id') return node.args
    if (node.op === '.') return `${path(node.args[0])}.${node.args[1]}`
    throw new Unsayable()
  }
  return speech.name(path(ast))
}

/** Words that would get out of a language that is evaluated by the machine itself. */
const DOORS = [
  'constructor',
  '__proto__',
  'prototype',
  'process',
  'globalThis',
  'require',
  'import',
  'eval',
  'Function',
  'toString',
  'valueOf',
  'this',
  'window',
  'arguments',
  'n.constructor.constructor',
  "text['constructor']",
  'list.__proto__.push',
  'text.replace(text, text)',
]
const WALKS = ['map', 'filter', 'all', 'exists', 'exists_one', 'sum', 'min', 'max', 'average', 'count']
const OPERATORS = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '&&',
  '||',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '?',
  ':',
  '.',
  '^',
  '**',
  '=>',
  ';',
]
const LEAVES = [
  'n',
  'text',
  'list',
  'today',
  '1',
  '0',
  '-1',
  '1e999',
  '9'.repeat(300),
  "'a'",
  'true',
  'null',
  '[]',
  '{}',
  '1u',
  "b'x'",
  'list[0].n',
]

type Chance = () => number
const pick = <Entry>(list: readonly Entry[], chance: Chance) => list[Math.floor(chance() * list.length)] as Entry
const whole = (least: number, most: number, chance: Chance) => least + Math.floor(chance() * (most - least + 1))

/** A formula that wants out, wants everything, or makes no sense; the same for the same chance. */
export function hostileFormula(chance: Chance): string {
  const kind = whole(0, 7, chance)
  if (kind === 0) return escape(chance)
  if (kind === 1) return nested(chance)
  if (kind === 2) return walks(chance)
  if (kind === 3) return growth(chance)
  if (kind === 4) return noise(chance)
  if (kind === 5) return broken(expression(chance, 5), chance)
  return expression(chance, whole(2, 7, chance))
}

function escape(chance: Chance): string {
  const door = pick(DOORS, chance)
  const shapes = [
    door,
    `${door}()`,
    `n.${door}`,
    `text.${door}('return process')()`,
    `list.map(x, x.${door})`,
    `[${door}][0]`,
  ]
  return pick(shapes, chance)
}

function nested(chance: Chance): string {
  const depth = whole(10, 1_900, chance)
  const [open, close] = pick(
    [
      ['(', ')'],
      ['[', ']'],
      ['!', ''],
      ['-', ''],
      ['abs(', ')'],
      ['n > 0 ? ', ' : 0'],
    ] as const,
    chance,
  )
  return open.repeat(depth) + pick(LEAVES, chance) + close.repeat(depth)
}

function walks(chance: Chance): string {
  const depth = whole(1, 30, chance)
  const opened = Array.from({ length: depth }, (_, at) => `list.${pick(WALKS, chance)}(x${at}, `).join('')
  return `${opened}${expression(chance, 2)}${')'.repeat(depth)}${pick(['', '.size()', '[0]', ' > 0'], chance)}`
}

function growth(chance: Chance): string {
  const word = pick(['n', 'text', "'ab'", 'list', 'x.n'], chance)
  const joined = Array(whole(10, 900, chance))
    .fill(word)
    .join(pick(['*', '+', '/', '&&'], chance))
  return chance() < 0.4 ? `list.map(x, ${joined}).size()` : joined
}

function noise(chance: Chance): string {
  return Array.from({ length: whole(1, 400, chance) }, () =>
    String.fromCharCode(whole(32, chance() < 0.1 ? 0x2fff : 126, chance)),
  ).join('')
}

/** Something cut out of it, doubled or put in. */
function broken(source: string, chance: Chance): string {
  const at = whole(0, source.length, chance)
  const shapes = [
    source.slice(0, at),
    source.slice(at),
    source.slice(0, at) + pick(OPERATORS, chance) + source.slice(at),
    source + source,
  ]
  return pick(shapes, chance)
}

function expression(chance: Chance, depth: number): string {
  if (depth <= 0 || chance() < 0.15) return pick(LEAVES, chance)
  const part = () => expression(chance, depth - 1)
  const shapes = [
    () => `(${part()} ${pick(OPERATORS, chance)} ${part()})`,
    () =>
      `${pick(['abs', 'round', 'min', 'max', 'age', 'upper', 'size', 'has', 'contains', 'addDays', 'number'], chance)}(${part()}, ${part()})`,
    () => `list.${pick(WALKS, chance)}(x, ${part()})`,
    () => `(${part()} ? ${part()} : ${part()})`,
    () => `[${part()}, ${part()}]`,
    () => `${part()}.${pick(DOORS, chance)}`,
  ]
  return pick(shapes, chance)()
}

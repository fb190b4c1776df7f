import { fillSentence, type Refusal } from '../../kernel'

/** One English sentence per code, for a business person; locales translate by code. */
export const logicMessages = {
  'logic.empty': 'The expression is empty.',
  'logic.tooLong': 'The expression is longer than {most} characters. Split it into several steps.',
  'logic.tooComplex': 'The expression is too complex. Split it into several steps.',
  'logic.syntax': 'The expression cannot be understood near “{near}” (character {at}).',
  'logic.textNotClosed': 'A text that begins at character {at} has no closing quotation mark.',
  'logic.singleEquals': 'To compare, write two equals signs: == (character {at}).',
  'logic.wordOperator': 'Write {write} instead of “{word}” (character {at}).',
  'logic.notTaken': '“{what}” is not part of this language. {hint}',
  'logic.unknownName': '“{name}” is not a data name of this product.{suggestion}',
  'logic.unknownField': '“{name}” has no field “{field}”.{suggestion}',
  'logic.severalEntries': '“{list}” has several entries: write {list}.sum(x, x.{field}) or {list}[0].{field}.',
  'logic.unknownFunction': 'There is no function “{name}”.{suggestion}',
  'logic.wrongArguments': '“{name}” takes {takes}, but was given {given}.',
  'logic.wrongTypes': '“{operator}” cannot be used with {left} and {right}.{hint}',
  'logic.wrongType': 'Here {wanted} is needed, but “{source}” is {given}.',
  'logic.plainNumber':
    '“{source}” is a plain number, but here an amount in {currency} is needed. Multiply it by an amount, or make it a formula step that gives an amount in {currency}.',
  'logic.notAnOption': '“{value}” is not one of the options of “{name}” ({options}).',
  'logic.currenciesMixed': '{left} and {right} cannot be mixed: they are different currencies.',
  'logic.badLiteral': '“{value}” is not a valid {what}.',
  'logic.unanswered': '“{name}” has not been answered.',
  'logic.dividedByZero': 'Something is divided by zero.',
  'logic.numberTooLarge': 'A number becomes too large.',
  'logic.textTooLong': 'A text becomes too long.',
  'logic.noSuchEntry': 'The list has no entry {index}.',
  'logic.notANumber': '“{value}” is not a number.',
  'logic.dateOutOfRange': 'A date falls outside the calendar (years 1800 to 2999).',
  'logic.emptyList': 'The list is empty, so it has no smallest, largest or average.',
  'logic.stopped': 'The expression takes too many steps and was stopped.',
} as const

export type LogicCode = keyof typeof logicMessages
export type LogicRefusal = Refusal<LogicCode>

export function sayLogicRefusal(refusal: LogicRefusal): string {
  return fillSentence(logicMessages[refusal.code], refusal.values)
}

/** ' Did you mean “driverAge”?' when a known word is one or two typing slips away, else nothing. */
export function suggestion(word: string, known: Iterable<string>): string {
  let best: string | null = null
  let bestDistance = Math.min(2, Math.floor(word.length / 3)) + 1
  for (const candidate of known) {
    const distance = candidate.toLowerCase() === word.toLowerCase() ? 0 : slips(word, candidate, bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best ? ` Did you mean “${best}”?` : ''
}

function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? limit
}

import { genders, limitDay, type Answers, type Moment, type Question, type QuestionOf } from '../../design/forms'
import { addMonths, type Day } from '../../kernel'
import { isBirth, type MadeUpShares, pickedBy } from './made-up-shares'
import { sharedSpan } from './shared-bands'
import { pickedSpan, type Hint, type Span } from './table-hints'
import { usualSpan } from './usual-span'

export type Making = {
  readonly chance: () => number
  readonly hints: ReadonlyMap<string, Hint>
  readonly shares: MadeUpShares
  readonly now: Moment
  readonly startDate: Day
  /** A day as it is typed. */
  readonly print: (day: Day) => string
}

/** An answer such as a customer might give, in the shape in which forms keep it; undefined for files and the like. */
export function madeUpAnswer(question: Question, making: Making): unknown {
  const { chance } = making
  const hint = making.hints.get(question.dataName)
  switch (question.kind) {
    case 'number':
      return madeUpDecimal(question, question.places, hint, making, usualSpan(question))
    case 'money':
      return madeUpDecimal(question, 0, hint, making, { from: 0, to: OPEN_AMOUNT })
    case 'date':
      return making.print(madeUpDay(question, hint, making))
    case 'dateTime':
      return `${making.print(making.startDate)}T10:00Z`
    case 'choice':
    case 'dropdown':
    case 'plan':
      return pickedBy(question.options, ({ value }) => value, making.shares[question.dataName], chance)?.value
    case 'choices':
      return some(
        question.options.map((option) => option.value),
        chance,
        Math.max(question.minChosen ?? 0, question.isRequired ? 1 : 0),
        question.maxChosen,
      )
    case 'addOns':
      return some(
        question.options.map((option) => option.value),
        chance,
        question.isRequired ? 1 : 0,
      )
    case 'yesNo':
      return chance() < yesShare(making.shares[question.dataName])
    case 'declaration':
      return true
    case 'group':
      return madeUpRows(question, making)
    default:
      return madeUpText(question, hint, making)
  }
}

/** Most say no where nobody says how many say yes. */
const yesShare = (shares: Readonly<Record<string, number>> | undefined): number => (shares?.true ?? 30) / 100

function madeUpText(question: Question, hint: Hint | undefined, making: Making): unknown {
  switch (question.kind) {
    case 'text':
      return hintedText(hint, making.chance) ?? plainText(question, making.chance)
    case 'longText':
      return 'As agreed.'.padEnd(question.minLength ?? 0, '.').slice(0, question.maxLength)
    case 'email':
      return `customer${whole(1, 9_999, making.chance)}@example.com`
    case 'phone':
      return phoneOf(question.countryCodes[0] ?? '+852', making.chance)
    case 'idCard':
      return `4403${whole(1950, 2000, making.chance)}0101${whole(1_000, 9_999, making.chance)}00`
    case 'address':
      return Object.fromEntries(question.parts.map((part) => [part, ADDRESS[part]]))
    case 'person':
      return madeUpPerson(question, making)
    default:
      return undefined
  }
}

const ADDRESS = {
  line1: '1 Harbour Road',
  line2: '',
  city: 'Hong Kong',
  region: '',
  postcode: '000000',
  country: 'Hong Kong',
} as const

function madeUpPerson({ parts, insuredAges }: QuestionOf<'person'>, making: Making): Answers {
  const { chance } = making
  const ages = insuredAges ?? { min: 18, max: 80 }
  const made = {
    firstName: 'Customer',
    lastName: String(whole(1, 9_999, chance)),
    birth: making.print(birthOf(ages, making)),
    gender: pick(genders, chance),
    idCard: '440304199001011234',
    email: `customer${whole(1, 9_999, chance)}@example.com`,
    phone: phoneOf('+852', chance),
  }
  return Object.fromEntries(parts.map((part) => [part, made[part]]))
}

function madeUpRows(question: QuestionOf<'group'>, making: Making): Answers[] {
  const count = whole(question.minRows, Math.min(question.maxRows, question.minRows + 2), making.chance)
  return Array.from({ length: count }, () => madeUpRow(question.questions, making))
}

export function madeUpRow(questions: readonly Question[], making: Making): Answers {
  const row: Record<string, unknown> = {}
  for (const question of questions) {
    const answer = madeUpAnswer(question, making)
    if (answer !== undefined) row[question.dataName] = answer
  }
  return row
}

type Limits = { readonly min?: string; readonly max?: string }

/** Where nothing says how large an amount can be, nobody means a few coins. */
const OPEN_AMOUNT = 20_000
/** An open band of a sum goes on for as far as the widest of the others, however far that is. */
const OPEN_NUMBER = Infinity

function madeUpDecimal(
  limits: Limits & { readonly dataName: string },
  places: number,
  hint: Hint | undefined,
  { chance, shares }: Making,
  usual: Span,
): string {
  const [min, max] = [limits.min, limits.max].map((limit) => (limit === undefined ? null : Number(limit)))
  const shared = sharedSpan(shares[limits.dataName], OPEN_NUMBER, chance)
  const span = shared ??
    (hint && pickedSpan(hint, OPEN_NUMBER, chance)) ?? {
      from: min ?? Math.min(usual.from, max ?? usual.from),
      to: max ?? Math.max(usual.to, (min ?? 0) + usual.to - usual.from),
    }
  const low = Math.max(span.from, min ?? -Infinity)
  const high = Math.min(span.to, max ?? Infinity)
  const step = 10 ** -places
  const first = Math.ceil(low / step)
  const last = Math.max(first, Math.floor(high / step))
  return (whole(first, last, chance) * step).toFixed(places)
}

function madeUpDay(question: QuestionOf<'date'>, hint: Hint | undefined, making: Making): Day {
  const { chance, now, startDate } = making
  const lived = sharedSpan(making.shares[question.dataName], 20, chance)
  if (lived && isBirth(question)) {
    const { min, max } = question.insuredAges ?? { min: 0, max: 120 }
    return birthOf({ min: Math.max(min, lived.from), max: Math.min(max, lived.to) }, making)
  }
  const span = (hint && pickedSpan(hint, hint.of === 'age' ? 20 : 365, chance)) ?? null
  const ages = question.insuredAges ?? (hint?.of === 'age' ? { min: 0, max: 120 } : undefined)
  if (ages && (question.insuredAges || hint?.of === 'age')) {
    const wanted = span && hint?.of === 'age' ? { min: span.from, max: span.to } : ages
    return birthOf({ min: Math.max(ages.min, wanted.min), max: Math.min(ages.max, wanted.max) }, making)
  }
  const earliest = limitDay(question.earliest, now) ?? span?.from ?? Math.min(startDate, now.day)
  const latest = limitDay(question.latest, now) ?? span?.to ?? Math.max(startDate, earliest)
  return whole(earliest, Math.max(earliest, latest), chance)
}

/** A whole number of years, then some days into that year of life; never born later than the youngest may be. */
function birthOf({ min, max }: { min: number; max: number }, { chance, now }: Making): Day {
  const age = whole(Math.ceil(min), Math.max(Math.ceil(min), Math.floor(max)), chance)
  return (addMonths(now.day, -12 * age) ?? now.day) - whole(0, 364, chance)
}

function hintedText(hint: Hint | undefined, chance: () => number): string | undefined {
  const cell = hint && pick(hint.cells, chance)
  return typeof cell === 'string' ? cell : undefined
}

function plainText({ mask, format, minLength = 0, maxLength }: QuestionOf<'text'>, chance: () => number): string {
  if (mask) return [...mask].map((sign) => (sign === 'A' ? 'A' : sign === '9' || sign === '*' ? '7' : sign)).join('')
  if (format === 'digits')
    return String(whole(1_000, 9_999, chance))
      .padEnd(minLength, '0')
      .slice(0, maxLength)
  if (format === 'webAddress') return 'https://example.com'
  return 'Sample'.padEnd(minLength, 'e').slice(0, maxLength)
}

const phoneOf = (code: string, chance: () => number): string => {
  const tail = String(whole(10_000_000, 99_999_999, chance)).slice(1)
  if (code === '+86') return `${code} 138${tail}9`
  return code === '+62' ? `${code} 81234${tail}` : `${code} 6${tail}`
}

export const whole = (least: number, most: number, chance: () => number): number =>
  least + Math.floor(chance() * (most - least + 1))

export function pick<Entry>(list: readonly Entry[], chance: () => number): Entry | undefined {
  return list[Math.floor(chance() * list.length)]
}

export function some<Entry>(list: readonly Entry[], chance: () => number, least: number, most = list.length): Entry[] {
  const wanted = whole(least, Math.max(least, Math.min(most, list.length)), chance)
  const order = list.map(chance)
  if (wanted === 0) return []
  const last = order.toSorted((a, b) => a - b)[wanted - 1] ?? 1
  return list.filter((_, at) => (order[at] as number) <= last)
}

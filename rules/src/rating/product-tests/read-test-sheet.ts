import { extraNamesOf } from '../../design/datasets'
import type { Question } from '../../design/forms'
import { readDecimal } from '../../design/forms'
import { minorDigits } from '../../money'
import type { Discount } from '../pricing'
import { type Body, questionsOf } from '../../design/products'
import { type Decision, decisions } from '../underwriting'
import { csvRows } from '../../kernel'
import type { Expected, TestCustomer } from './product-test'
import { type CellCode, readDay, readSheetAnswer } from './sheet-answer'
import { BETWEEN, NO_PRICE_MARK, SOME_PRICE_MARK, type SheetColumn, sheetColumns } from './test-sheet'

export type SheetTest = {
  readonly title: string
  readonly customer: TestCustomer
  /** Not written down: what the product says of this customer now. */
  readonly expected?: Expected
}

export type SheetProblem = {
  readonly code:
    | CellCode
    | 'noTests'
    | 'noColumns'
    | 'unknownPlan'
    | 'unknownAddOn'
    | 'badDiscounts'
    | 'notADecision'
    | 'notAPrice'
  /** Counted from 1, as a spreadsheet counts its lines; 0 is the sheet itself. */
  readonly line: number
  readonly column: string
  readonly cell: string
}

export type SheetRead = {
  readonly tests: readonly SheetTest[]
  readonly problems: readonly SheetProblem[]
  /** Columns that are no answer of this product; nothing of them is read. */
  readonly ignored: readonly string[]
}

type Column = { readonly head: string } & (
  | { readonly of: 'own'; readonly name: SheetColumn }
  | { readonly of: 'answer'; readonly path: readonly string[]; readonly question: Question | undefined }
  | { readonly of: 'nothing' }
)

/** Tests out of a spreadsheet, with every cell that cannot be read. */
export function readTestSheet(text: string, body: Body, today: string): SheetRead {
  const [head = [], ...lines] = csvRows(text)
  const columns = head.map((cell) => columnOf(cell.trim(), body))
  const ignored = columns.flatMap(({ of, head: name }) => (of === 'nothing' && name !== '' ? [name] : []))
  if (!columns.some(({ of }) => of === 'answer'))
    return { tests: [], ignored, problems: [{ code: 'noColumns', line: 0, column: '', cell: '' }] }
  if (lines.length === 0) return { tests: [], ignored, problems: [{ code: 'noTests', line: 0, column: '', cell: '' }] }
  const problems: SheetProblem[] = []
  const tests = lines.map((cells, at) => new LineReader(columns, cells, at + 2, body, problems).read(today))
  return { tests, problems, ignored }
}

const OWN = new Map(sheetColumns.map((name) => [name.toLowerCase(), name]))

/** Data names as they are exported; the titles of questions do as well. */
function columnOf(head: string, body: Body): Column {
  const own = OWN.get(head.toLowerCase())
  if (own) return { head, of: 'own', name: own }
  const questions = questionsOf(body)
  const isHead = (words: string | undefined) => words?.toLowerCase() === head.toLowerCase()
  const extra = extraNamesOf(body.dataset).map(({ name }) => name)
  const [typed = '', ...rest] = head.split('.')
  const isTyped = (name: string) => name.toLowerCase() === typed.toLowerCase()
  const named = [...questions.map(({ dataName }) => dataName), ...extra].find(isTyped)
  const titled = questions.find(({ title, kind }) => kind !== 'group' && Object.values(title).some(isHead))
  const path = named !== undefined ? [named, ...rest] : titled ? [titled.dataName] : null
  if (!path) return { head, of: 'nothing' }
  const question = questions.find(({ dataName }) => dataName === path[0])
  return {
    head,
    of: 'answer',
    path,
    question: path.length === 1 ? question : question && innerOf(question, path.at(-1)),
  }
}

const innerOf = (question: Question, name: string | undefined): Question | undefined =>
  question.kind === 'group' ? question.questions.find(({ dataName }) => dataName === name) : undefined

/** One line of the sheet; what cannot be read goes to the problems of all. */
class LineReader {
  private readonly own = new Map<SheetColumn, string>()

  constructor(
    private readonly columns: readonly Column[],
    private readonly cells: readonly string[],
    private readonly line: number,
    private readonly body: Body,
    private readonly problems: SheetProblem[],
  ) {
    columns.forEach((column, at) => column.of === 'own' && this.own.set(column.name, (cells[at] ?? '').trim()))
  }

  read(today: string): SheetTest {
    const expected = this.expected()
    const customer = {
      answers: this.answers(),
      plan: this.plan(),
      addOns: this.addOns(),
      today: this.day('today', today),
      startDate: this.day('startDate', today),
      discounts: this.discounts(),
    }
    return { title: this.cell('test') || `#${this.line - 1}`, customer, ...(expected ? { expected } : {}) }
  }

  private cell(name: SheetColumn): string {
    return this.own.get(name) ?? ''
  }

  private refuse<Value>(code: SheetProblem['code'], column: string, cell: string, instead: Value): Value {
    this.problems.push({ code, line: this.line, column, cell })
    return instead
  }

  /** Nobody written down in a group means that there is nobody, as a buyer says who adds none. */
  private answers(): TestCustomer['answers'] {
    const groups = questionsOf(this.body).filter(({ kind }) => kind === 'group')
    const answers: Record<string, unknown> = Object.fromEntries(groups.map(({ dataName }) => [dataName, []]))
    this.columns.forEach((column, at) => {
      const cell = this.cells[at] ?? ''
      if (column.of !== 'answer' || cell.trim() === '') return
      const read = readSheetAnswer(column.question, cell)
      if (read.ok) putAt(answers, column.path, read.answer)
      else this.refuse(read.code, column.head, cell, null)
    })
    return answers
  }

  private plan(): string {
    const { plans = [] } = this.body.plans ?? {}
    const cell = this.cell('plan')
    const [first] = plans
    if (cell === '' && plans.length < 2) return first?.id ?? 'only'
    const found = plans.find(({ id, title }) => isCalled(cell, id, title))
    return found?.id ?? (plans.length === 0 ? cell : this.refuse('unknownPlan', 'plan', cell, cell))
  }

  private addOns(): string[] {
    const { addOns = [] } = this.body.plans ?? {}
    const parts = this.cell('addOns')
      .split(BETWEEN)
      .map((part) => part.trim())
    return parts.flatMap((part) => {
      if (part === '') return []
      const found = addOns.find(({ id, title }) => isCalled(part, id, title))
      return found ? [found.id] : this.refuse('unknownAddOn', 'addOns', part, [])
    })
  }

  private day(name: 'today' | 'startDate', instead: string): string {
    const cell = this.cell(name)
    return cell === '' ? instead : (readDay(cell) ?? this.refuse('notADate', name, cell, instead))
  }

  private discounts(): Discount[] {
    const cell = this.cell('discounts')
    if (cell === '') return []
    try {
      const read: unknown = JSON.parse(cell)
      if (Array.isArray(read) && read.every(isDiscount)) return read
    } catch {
      // Told below.
    }
    return this.refuse('badDiscounts', 'discounts', cell, [])
  }

  private expected(): Expected | undefined {
    const [word, price] = [this.cell('decision'), this.cell('yearly')]
    if (word === '' && price === '') return undefined
    const decision = word === '' ? 'accept' : decisionOf(word)
    if (!decision) return this.refuse('notADecision', 'decision', word, undefined)
    if (price === NO_PRICE_MARK || (price === '' && decision === 'decline')) return { decision, yearly: null }
    if (price.toLowerCase() === SOME_PRICE_MARK) return { decision, yearly: 'some' }
    const minor = readDecimal(price.replace(new RegExp(`^${this.body.currency}\\s*`, 'i'), ''))?.unitsAtScale(
      minorDigits(this.body.currency),
    )
    if (minor === null || minor === undefined || minor < 0) return this.refuse('notAPrice', 'yearly', price, undefined)
    return { decision, yearly: Number(minor) }
  }
}

const decisionOf = (word: string): Decision | undefined => {
  const wanted = word.toLowerCase().replace(/[\s_-]/g, '')
  return (
    decisions.find((decision) => [decision.toLowerCase(), `${decision.toLowerCase()}d`].includes(wanted)) ??
    SAID[wanted]
  )
}
const SAID: Readonly<Record<string, Decision>> = {
  accepted: 'accept',
  withterms: 'acceptWithTerms',
  acceptedwithterms: 'acceptWithTerms',
  referred: 'refer',
}

const isCalled = (text: string, id: string, title: Readonly<Record<string, string | undefined>>): boolean =>
  id === text || Object.values(title).some((words) => words?.toLowerCase() === text.toLowerCase())

function isDiscount(each: unknown): each is Discount {
  const { code, kind, percent, amount } = (each ?? {}) as Record<string, unknown>
  return (
    typeof code === 'string' &&
    (kind === 'voucher' || kind === 'coupon') &&
    (typeof percent === 'string' || Boolean(amount))
  )
}

/** `drivers.2.birth`: a number is the place in a list, counted from 1. */
function putAt(answers: Record<string, unknown>, [first = '', ...rest]: readonly string[], answer: unknown): void {
  const [place, key] = rest
  if (place === undefined) answers[first] = answer
  else if (key === undefined) answers[first] = { ...(answers[first] as object | undefined), [place]: answer }
  else {
    const rows = [...((answers[first] as object[] | undefined) ?? [])]
    const at = Math.min(99, Math.max(0, Number(place) - 1 || 0))
    while (rows.length <= at) rows.push({})
    rows[at] = { ...rows[at], [key]: answer }
    answers[first] = rows
  }
}

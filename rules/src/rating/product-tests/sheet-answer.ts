import { type Question, readDecimal } from '../../design/forms'
import { parseDay, printDay } from '../../kernel'
import { BETWEEN } from './test-sheet'

export type CellCode = 'notANumber' | 'notADate' | 'notAnOption' | 'notYesOrNo'
export type ReadAnswer =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly code: CellCode }

const YES = ['yes', 'y', 'true', '1', '是', '✓']
const NO = ['no', 'n', 'false', '0', '否', '✗']

/** What a cell says to a question, as a buyer would have answered. Limits are not looked at: a test may be beyond them. */
export function readSheetAnswer(question: Question | undefined, cell: string): ReadAnswer {
  const text = cell.trim()
  switch (question?.kind) {
    case 'number':
    case 'money': {
      const number = readDecimal(text)
      return number ? accepted(number.toString()) : refused('notANumber')
    }
    case 'date': {
      const day = readDay(text)
      return day === null ? refused('notADate') : accepted(day)
    }
    case 'yesNo':
    case 'declaration': {
      const word = text.toLowerCase()
      return YES.includes(word) ? accepted(true) : NO.includes(word) ? accepted(false) : refused('notYesOrNo')
    }
    case 'choice':
    case 'dropdown': {
      const value = optionOf(question, text)
      return value === null ? refused('notAnOption') : accepted(value)
    }
    case 'choices': {
      const values = text.split(BETWEEN).map((part) => optionOf(question, part.trim()))
      return values.includes(null) ? refused('notAnOption') : accepted(values)
    }
    default:
      return accepted(text)
  }
}

/** '2026-03-31', and with slashes, as spreadsheets of many countries write it: the year comes first, so it is one day. */
export function readDay(text: string): string | null {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text.trim())
  if (!match) return null
  const [, year = '', month = '', day = ''] = match
  const found = parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return found === null ? null : printDay(found)
}

type Options = Extract<Question, { kind: 'choice' | 'choices' | 'dropdown' }>['options']

/** By its value, or by what it is called in any language. */
function optionOf({ options }: { options: Options }, text: string): string | null {
  const wanted = text.toLowerCase()
  const isMeant = ({ value, label }: Options[number]) =>
    value.toLowerCase() === wanted || Object.values(label).some((words) => words?.toLowerCase() === wanted)
  const exact = options.find(({ value }) => value === text)
  return (exact ?? options.find(isMeant))?.value ?? null
}

const accepted = (answer: unknown): ReadAnswer => ({ ok: true, answer })
const refused = (code: CellCode): ReadAnswer => ({ ok: false, code })

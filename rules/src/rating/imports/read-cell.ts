import { readBandText, readDateBand, unitsIn } from './band-cell'
import { type DateStyle, readDateText } from './date-text'
import { readsAsNoRate } from './no-rate'
import { type NumberStyle, readNumberText } from './number-text'
import { footnoted, hasFootnote, meansAny, plainText, readYesNo } from './plain-text'
import { type SheetCell, shiftPoint } from './sheet'

/** What a single cell seems to be, before its column is known. */
export type CellKind =
  | 'empty'
  | 'any'
  | 'number'
  | 'percent'
  | 'money'
  | 'date'
  | 'band'
  | 'dateBand'
  | 'yesNo'
  | 'text'
  | 'fault'

export type CellReading = {
  readonly kind: CellKind
  readonly currency?: string
  readonly numberStyle?: NumberStyle
  readonly dateStyle?: DateStyle
  readonly isSigned?: boolean
  readonly isWhole?: boolean
  /** Digits that begin with a zero, typed as words: '00501' is a code and no 501. */
  readonly isCode?: boolean
  /** 'Refer', 'POA': among figures it says that there is none. */
  readonly isNoRate?: boolean
  /** '1.250': what the mark is, other cells tell. */
  readonly isStyleOpen?: boolean
  /** What a band is measured in: 't' of '1.9t - 3.5t'. */
  readonly units?: readonly string[]
}

const EMPTY: CellReading = { kind: 'empty' }
const WHOLE: CellReading = { kind: 'number', isWhole: true }
const NO_RATE: CellReading = { kind: 'text', isNoRate: true }
const FRACTION: CellReading = { kind: 'number', isWhole: false }
const simple: Record<'any' | 'yesNo' | 'text' | 'fault' | 'percent' | 'date' | 'dateBand', CellReading> = {
  any: { kind: 'any' },
  yesNo: { kind: 'yesNo' },
  text: { kind: 'text' },
  fault: { kind: 'fault' },
  percent: { kind: 'percent' },
  date: { kind: 'date' },
  dateBand: { kind: 'dateBand' },
}

export function lookAtCell(cell: SheetCell | undefined): CellReading {
  if (cell === null || cell === undefined) return EMPTY
  if (typeof cell === 'string') return lookAtText(cell)
  if (typeof cell === 'boolean') return simple.yesNo
  if ('number' in cell) {
    if (cell.look === 'percent') return simple.percent
    if (cell.look !== 'plain') return { kind: 'money', currency: cell.look.slice('currency:'.length) }
    return cell.number.includes('.') ? FRACTION : WHOLE
  }
  return 'date' in cell ? simple.date : simple.fault
}

function lookAtText(text: string): CellReading {
  const plain = plainText(text)
  if (plain === '') return EMPTY
  if (hasFootnote(text)) return simple.text
  if (meansAny(plain)) return simple.any
  if (/^(?:nil|zero)$/i.test(plain)) return WHOLE
  if (!/\d/.test(plain)) return readYesNo(plain) !== null ? simple.yesNo : readsAsNoRate(plain) ? NO_RATE : simple.text
  const number = readNumberText(footnoted(plain)?.figure ?? plain, 'point')
  if (number)
    return {
      ...ofNumber(number),
      ...(CODE.test(plain) && { isCode: true }),
      ...(ONE_GROUP.test(plain) && { isStyleOpen: true }),
    }
  const date = readDateText(plain, 'dmy')
  if (date) return date.style === 'either' ? simple.date : { kind: 'date', dateStyle: date.style }
  if (readDateBand(plain, 'dmy')) return simple.dateBand
  const style = (['point', 'comma'] as const).find((each) => readBandText(plain, each) !== null)
  if (!style) return simple.text
  const units = /\p{L}/u.test(plain) ? unitsIn(plain, style) : []
  return {
    kind: 'band',
    ...(style === 'comma' && { numberStyle: style }),
    ...(units.length > 0 && { units }),
  }
}

const CODE = /^0\d+$/
const ONE_GROUP = /^[^\d.,]*[1-9]\d{0,2}[.,]\d{3}\D*$/

function ofNumber({ look, style, isSigned, number }: NonNullable<ReturnType<typeof readNumberText>>): CellReading {
  const kind = look === 'percent' ? 'percent' : look === 'plain' ? 'number' : 'money'
  return {
    kind,
    isWhole: !(kind === 'percent' ? shiftPoint(number, 2) : number).includes('.'),
    isSigned,
    ...(style === 'either' ? {} : { numberStyle: style }),
    ...(kind === 'money' ? { currency: look.slice('currency:'.length) } : {}),
  }
}

import type { ColumnProfile } from './column-profile'
import type { KnownName } from './mapping'

/** Whether the cells of a column can be answers of this question at all, whatever its header says. */
export function fitsName(profile: ColumnProfile, known: KnownName): boolean {
  const { kind } = profile
  switch (known.kind) {
    case 'number':
      if (kind === 'percent') return saysPercent(known)
      return (
        ['number', 'band'].includes(kind) && !(isWholeName(known) && hasFractions(profile)) && isWithin(profile, known)
      )
    case 'money':
      return ['number', 'band', 'money'].includes(kind) && isWithin(profile, known)
    case 'date':
      return ['date', 'dateBand'].includes(kind)
    case 'yesNo':
      return kind === 'yesNo'
    case 'choice':
      return kind !== 'date' && kind !== 'dateBand'
    case 'text':
      return kind === 'text'
  }
}

const isWholeName = ({ places }: KnownName) => places === 0

/** A single number with a fraction; bands may part whole numbers at a half. */
const hasFractions = ({ kind, isWhole }: ColumnProfile) => kind === 'number' && !isWhole

/** 'No claim discount (%)': only then a percentage is what is asked for, and not what comes of it. */
const saysPercent = ({ name, titles, unit }: KnownName) =>
  [name, unit ?? '', ...titles].some((words) => /%|per ?cent|percentage|百分/i.test(words))

/** More than half of the numbers that stand in the column can be answered; a band counts by its first. */
function isWithin({ distinct, numberStyle }: ColumnProfile, { min, max }: KnownName): boolean {
  if (min === undefined && max === undefined) return true
  const numbers = distinct.flatMap((text) => {
    const plain = numberStyle === 'comma' ? text.replace(/\./g, '').replace(',', '.') : text.replace(/,/g, '')
    const found = /\d+(?:\.\d+)?/.exec(plain)
    return found ? [Number(found[0])] : []
  })
  if (numbers.length === 0) return true
  const inside = numbers.filter(
    (number) => (min === undefined || number >= Number(min)) && (max === undefined || number <= Number(max)),
  )
  return inside.length * 2 >= numbers.length
}

import type { MappedColumn, RegionMapping } from './mapping'
import type { Region } from './region'
import { labelIn } from './header-labels'
import { headerSense } from './synonyms'

/** Words that say what is given: columns of different ones are different things. */
const GIVEN =
  /premium|price|amount|fee|levy|stamp|cost|charge|excess|deductible|limit|sum insured|sum assured|benefit|factor|multipl|relativit|coefficient|loading|discount|rates?\b|adjust|surcharge|rebate|bonus|\b(?:tax|vat|gst|ipt|comm(?:ission)?|brokerage|min(?:imum)?|max(?:imum)?|base|score|points?|weight|net|gross|total|beitrag|prämie|praemie|nachlass|rabatt|zuschlag|selbstbeteiligung)\b|保費|保费|金額|金额|費|费|保額|保额|系數|系数|因子|折扣|附加|premi|biaya|harga|faktor|tarif|diskon/i

const isGiven = ({ role }: MappedColumn) => role === 'factor' || role === 'amount'

/** In another currency, or written in something else, it is another figure. */
const isAlike = (one: MappedColumn, other: MappedColumn) =>
  one.role === other.role &&
  (one.zeros ?? 0) === (other.zeros ?? 0) &&
  (one.role !== 'amount' || one.currency === other.currency)

/** Plans are called by such words, too: 'Basic', 'Plus', 'Max'; 'Silver', 'Gold', 'Premium'. */
const PLAN_WORD = /^(?:premium|max(?:imum)?|base|benefit|bonus)$/

type Heading = {
  readonly column: MappedColumn
  readonly word: string
  readonly isPlanWord: boolean
  readonly isSilent?: boolean
}

function headingOf(region: Region, column: MappedColumn): Heading {
  const label = labelIn(region.columns.find(({ at }) => at === column.at)!)
  const word = GIVEN.exec(label)?.[0].toLowerCase() ?? ''
  const bare = label.replace(/\(.*?\)|\[.*?\]/g, '').trim()
  return { column, word, isPlanWord: PLAN_WORD.test(bare.toLowerCase()) }
}

/** Whether a heading goes on with what began before it: the same thing, or a plan among plans. */
const goesOn = (first: Heading, next: Heading) =>
  isAlike(first.column, next.column) &&
  (first.word === next.word || (first.word === '' && next.isPlanWord) || (first.isPlanWord && next.word === ''))

/** Of names that each may be a plan at least two are nothing else. */
function isRun(all: readonly Heading[]): boolean {
  const run = all.filter(({ isSilent }) => !isSilent)
  const isOneThing = run.every(({ word }) => word === run[0]?.word)
  return run.length > 1 && (isOneThing || run.filter(({ word }) => word === '').length > 1)
}

/**
 * Neighbours that give the same thing under different words: 'Brick', 'Timber', 'Steel' may be answers of customers, who
 * each pay one of them, or parts of a price that all pay. No sheet says which, and a wrong guess is a wrong price.
 */
export function openAcross(region: Region, { columns, cross }: RegionMapping): readonly number[] | null {
  if (cross) return null
  let run: Heading[] = []
  for (const found of region.columns) {
    const column = columns.find((each) => each.at === found.at)
    const next = column && isGiven(column) ? headingOf(region, column) : null
    const first = run.find(({ word }) => word === '') ?? run[0]
    // 'Thatch: Refer' all the way down is one more answer, whom nothing is given.
    if (first && column && found.profile.isNoFigure && headerSense(labelIn(found)) === null)
      run.push({ ...first, column: { ...first.column, at: found.at }, isSilent: true })
    else if (next && first && goesOn(first, next)) run.push(next)
    else if (isRun(run)) break
    else run = next ? [next] : []
  }
  return isRun(run) ? run.map(({ column }) => column.at) : null
}

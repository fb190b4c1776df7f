import type { MappedColumn, RegionMapping } from './mapping'
import type { Region } from './region'
import { labelIn } from './header-labels'

/** Words that say what is given: columns of different ones are different things. */
const GIVEN =
  /premium|price|amount|fee|levy|stamp|cost|charge|excess|deductible|limit|sum insured|sum assured|benefit|factor|multipl|relativit|coefficient|loading|discount|rates?\b|adjust|surcharge|rebate|bonus|\b(?:tax|vat|gst|ipt|comm(?:ission)?|brokerage|min(?:imum)?|max(?:imum)?|base|score|points?|weight|net|gross|total|beitrag|prämie|praemie|nachlass|rabatt|zuschlag|selbstbeteiligung)\b|保費|保费|金額|金额|費|费|保額|保额|系數|系数|因子|折扣|附加|premi|biaya|harga|faktor|tarif|diskon/i

const isGiven = ({ role }: MappedColumn) => role === 'factor' || role === 'amount'

/** In another currency, or written in something else, it is another figure. */
const isAlike = (one: MappedColumn, other: MappedColumn) =>
  one.role === other.role &&
  (one.zeros ?? 0) === (other.zeros ?? 0) &&
  (one.role !== 'amount' || one.currency === other.currency)

/**
 * Neighbours that give the same thing under different words: 'Brick', 'Timber', 'Steel' may be answers of customers, who
 * each pay one of them, or parts of a price that all pay. No sheet says which, and a wrong guess is a wrong price.
 */
export function openAcross(region: Region, { columns, cross }: RegionMapping): readonly number[] | null {
  if (cross) return null
  let run: MappedColumn[] = []
  let word: string | null = null
  for (const { at } of region.columns) {
    const column = columns.find((each) => each.at === at)
    if (!column || !isGiven(column)) {
      if (run.length > 1) break
      run = []
      continue
    }
    const label = labelIn(region.columns.find((each) => each.at === at)!)
    const own = GIVEN.exec(label)?.[0].toLowerCase() ?? ''
    if (run.length === 0 || own !== word || !isAlike(run[0]!, column)) {
      if (run.length > 1) break
      run = []
    }
    word = own
    run.push(column)
  }
  return run.length > 1 ? run.map(({ at }) => at) : null
}

import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { figureColumn } from '../underwriting'
import { PutButton } from './put-button'
import { type MadeTable, turnedAway } from './use-made-tables'

type Props = { productId: string; made: readonly MadeTable[]; mayChange: boolean }

/** Price tables that say 'Refer' or 'Decline' in place of a rate: nobody would refer these customers unless it is said. */
export function TurnedAway({ productId, made, mayChange }: Props) {
  return made.map((each) => {
    const said = turnedAway(each)
    return said && <Said key={each.result.tableId} {...{ productId, mayChange, ...said }} />
  })
}

type SaidProps = Omit<Props, 'made'> & NonNullable<ReturnType<typeof turnedAway>>

function Said({ productId, mayChange, table, refer, decline, other }: SaidProps) {
  const t = useTexts('imports')
  const words = refer > 0 && decline > 0 ? 'both' : refer > 0 ? 'refer' : 'decline'
  const isPlain = figureColumn(table.columns) !== null
  // Files that were converted earlier left only that there is no price.
  const isKept = other !== undefined
  const forAll = decline > 0 && refer === 0 ? 'decline' : 'refer'
  return (
    <div className="import-turned-away">
      <p>
        {t('check.turnedAway', { name: table.name, count: refer + decline, words })}{' '}
        {isPlain && words === 'both' && !isKept && t('check.turnAwayBoth')}
        {isPlain && isKept && t('check.turnAwayWho', { words, refer, decline })}{' '}
        {isPlain && isKept && other > 0 && t('check.turnAwayOther', { count: other })}
        {!isPlain && (
          <>
            {t('check.turnAwayByHand')}{' '}
            <Link className="cw-link" href={`/setting-page/underwriting?product=${productId}`}>
              {t('check.toUnderwriting')}
            </Link>
          </>
        )}
      </p>
      {isPlain && mayChange && (
        <PutButton tables={[{ ...table, noPrice: isKept ? 'said' : forAll }]} {...{ productId }}>
          {t('check.turnAway', { words: isKept ? words : forAll })}
        </PutButton>
      )}
    </div>
  )
}

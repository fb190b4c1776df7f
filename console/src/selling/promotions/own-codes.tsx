import { couponOperations } from '@coverwright/contract/selling/promotions'
import { CopyButton } from '@coverwright/ui/facts-list'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useOperation } from '../../platform/queries'
import { useErrorWords } from '../../platform/words'

const SHOWN = 5

/** The codes of a disposable coupon that can still be given out: some to look at, all to copy. */
export function OwnCodes({ id }: { id: string }) {
  const t = useTexts('promotions')
  return (
    <Loaded asked={useOperation(couponOperations.listCodes, { id })} words={useErrorWords()} isInCard>
      {({ codes }) => (
        <p className="cw-num">
          {codes.slice(0, SHOWN).join(', ')}
          {codes.length > SHOWN && ` ${t('moreCodes', { count: codes.length - SHOWN })}`}{' '}
          <CopyButton text={codes.join('\n')} name={t('freeCodes')} />
        </p>
      )}
    </Loaded>
  )
}

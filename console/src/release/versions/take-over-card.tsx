import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Loaded } from '@coverwright/ui/page'
import { settingsOf } from '../../design/products'
import { useToast } from '../../platform/toast'
import { useErrorWords } from '../../platform/words'
import { Comparison } from './comparison'
import { useImportComparison, useTakeOver } from './use-versions'

type Props = { productId: string; fileId: string; onCancel: () => void }

/** What would be different, before anything is: nothing changes until it is taken over. */
export function TakeOverCard({ productId, fileId, onCancel }: Props) {
  const t = useTexts('versions')
  const words = useErrorWords()
  const navigate = useNavigate()
  const withToast = useToast()
  const asked = useImportComparison(productId, fileId)
  const taking = useTakeOver()
  const takeOver = async (baseRevision: number) => {
    const isDone = await withToast(() => taking.mutateAsync({ productId, fileId, baseRevision }), {
      text: t('import.into.done'),
    })
    if (isDone) navigate(settingsOf(productId))
  }
  return (
    <Card title={t('import.into.title')}>
      <Loaded asked={asked} words={words} isInCard>
        {(compared) => {
          const isSame = compared.differences.length + compared.tables.length + compared.tests === 0
          return (
            <>
              <Comparison compared={compared} />
              <p className="history-note">
                {t(compared.tables.length > 0 ? 'import.into.tables' : 'import.into.about')}
                {compared.tests > 0 && ` ${t('import.into.tests', { count: compared.tests })}`}
              </p>
              <span className="history-acts history-note">
                <Button
                  type="primary"
                  disabled={isSame}
                  loading={taking.isPending}
                  onClick={() => void takeOver(compared.revision)}
                >
                  {t('import.into.takeOver')}
                </Button>
                <Button onClick={onCancel}>{t('import.into.cancel')}</Button>
              </span>
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

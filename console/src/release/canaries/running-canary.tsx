import type { CanaryView } from '@coverwright/contract/release/canaries'
import { askFirst } from '@coverwright/ui/confirm'
import { Button } from '@coverwright/ui/button'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { Shares } from './start-canary'
import { useCanaryWrites } from './use-canaries'
import { WatchedLimits } from './watched-limits'

const counts = ['views', 'errors', 'slow', 'quotes', 'declined', 'referred', 'bought'] as const

/** Both versions side by side while visitors come, and what may be done about it. */
export function RunningCanary({ canary }: { canary: CanaryView }) {
  const t = useTexts('canaries')
  const { number, dateTime } = useFormats()
  const { fresh, standing, startedAt, startedBy } = canary
  const began = { since: dateTime(startedAt), by: startedBy }
  return (
    <>
      <div className="canary-scroll">
        <table className="canary-sides">
          <caption>{t(startedBy ? 'beganBy' : 'began', began)}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('version', { number: fresh.number })}</th>
              <th scope="col">{t('version', { number: standing.number })}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => (
              <tr key={count}>
                <th scope="row">{t(`count.${count}`)}</th>
                <td className="cw-num">{number(fresh[count])}</td>
                <td className="cw-num">{number(standing[count])}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('count.price')}</th>
              <td className="cw-num">
                <Amount value={fresh.price} />
              </td>
              <td className="cw-num">
                <Amount value={standing.price} />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <WatchedLimits canary={canary} />
      <Acts canary={canary} />
    </>
  )
}

function Acts({ canary }: { canary: CanaryView }) {
  const t = useTexts('canaries')
  const withToast = useToast()
  const { change, promote, end } = useCanaryWrites()
  const { id: canaryId, share, fresh, standing, may } = canary
  const values = { number: fresh.number, standing: standing.number, share }
  const isBusy = change.isPending || promote.isPending || end.isPending
  const run = async (act: 'promote' | 'end') => {
    const question = { title: t(`ask.${act}`, values), keeps: t(`keeps.${act}`, values), verb: t(`act.${act}`, values) }
    if (!(await askFirst({ about: 'act', ...question, isDanger: false }))) return
    await withToast(() => (act === 'promote' ? promote : end).mutateAsync({ canaryId }), {
      text: t(`did.${act}`, values),
    })
  }
  if (may.length === 0) return null
  return (
    <div className="canary-body">
      <Shares
        value={share}
        onChange={(next) =>
          void withToast(() => change.mutateAsync({ canaryId, share: next }), { text: t('changed', { share: next }) })
        }
      />
      <div className="canary-acts">
        <Button type="primary" disabled={isBusy} onClick={() => void run('promote')}>
          {t('act.promote', values)}
        </Button>
        <Button disabled={isBusy} onClick={() => void run('end')}>
          {t('act.end', values)}
        </Button>
      </div>
    </div>
  )
}

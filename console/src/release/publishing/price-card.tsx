import { Card } from '@coverwright/ui/card'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import type { Compared } from './compared'

const MOST = 8

/** What the product's test customers pay before and after: those whose price moves first. */
export function PriceCard({ prices }: { prices: Compared['prices'] }) {
  const t = useTexts('publishing')
  const formats = useFormats()
  const moved = (one: Compared['prices'][number]) => one.before?.minor !== one.after?.minor
  const sorted = [...prices].sort((one, other) => Number(moved(other)) - Number(moved(one)))
  const count = prices.filter(moved).length
  return (
    <Card
      title={t('prices.title')}
      beside={prices.length > 0 ? t('prices.moved', { count, all: prices.length }) : undefined}
    >
      {prices.length === 0 ? (
        <p className="publish-none">{t('prices.none')}</p>
      ) : (
        <div className="prices-box">
          <table className="prices">
            <thead>
              <tr>
                <th scope="col">{t('prices.customer')}</th>
                <th scope="col">{t('prices.before')}</th>
                <th scope="col">{t('prices.after')}</th>
                <th scope="col">{t('prices.change')}</th>
              </tr>
            </thead>
            <tbody>
              {sorted.slice(0, MOST).map(({ name, before, after }) => (
                <tr key={name} data-moved={before?.minor !== after?.minor}>
                  <th scope="row">{name}</th>
                  <td>
                    <Amount value={before} />
                  </td>
                  <td>
                    <Amount value={after} />
                  </td>
                  <td>{formats.change(before && after ? after.minor / before.minor - 1 : null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

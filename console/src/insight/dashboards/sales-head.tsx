import type { SalesView } from '@coverwright/contract/insight/dashboards'
import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import { CurrencySegments, RangeSegments } from './range-segments'
import { useAddress } from './use-address'
import { useFigures } from './use-figures'

type Props = {
  of: 'overview' | 'revenue'
  sales: SalesView | undefined
  names: Parameters<ReturnType<typeof useFigures>>[1]
}

/** How a screen of sales begins: of which time and currency, and its figures. */
export function SalesHead({ of, sales, names }: Props) {
  const t = useTexts('dashboards')
  const { range, hrefWith } = useAddress()
  const figures = useFigures(range, (rows) => hrefWith({ rows }))
  return (
    <>
      <PageHeader
        title={t(`${of}.title`)}
        purpose={t(`${of}.purpose`)}
        others={
          <>
            {sales && <CurrencySegments {...sales} />}
            <RangeSegments />
          </>
        }
      />
      <FigureStrip label={t(`${of}.title`)} figures={figures(sales, names)} />
    </>
  )
}

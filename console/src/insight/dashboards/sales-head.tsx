import type { SalesView } from '@coverwright/contract/insight/dashboards'
import { FigureStrip } from '@coverwright/ui/figure-strip'
import { PageHeader } from '@coverwright/ui/page'
import { CurrencySegments, RangeSegments } from './range-segments'
import { useAddress } from './use-address'
import { useFigures } from './use-figures'

type Props = {
  title: string
  purpose: string
  sales: SalesView | undefined
  names: Parameters<ReturnType<typeof useFigures>>[1]
}

/** How a screen of sales begins: of which time and currency, and its figures. */
export function SalesHead({ title, purpose, sales, names }: Props) {
  const { range, hrefWith } = useAddress()
  const figures = useFigures(range, (rows) => hrefWith({ rows }))
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        others={
          <>
            {sales && <CurrencySegments {...sales} />}
            <RangeSegments />
          </>
        }
      />
      <FigureStrip label={title} figures={figures(sales, names)} />
    </>
  )
}

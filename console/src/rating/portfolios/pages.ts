import type { portfolioOperations } from '@coverwright/contract/rating/portfolios'
import { type Screen, toAsk } from '../../platform/routes'

export const portfoliosScreens: readonly Screen[] = [
  {
    path: '/setting-page/portfolios',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof portfolioOperations.list>('products.read'),
    load: () => import('./portfolios-page').then((part) => part.PortfoliosPage),
  },
]

import type { Screen } from '../../platform/routes'

export const importsScreens: readonly Screen[] = [
  {
    path: '/setting-page/import',
    needs: 'products.read',
    load: () => import('./import-page').then((part) => part.ImportPage),
  },
]

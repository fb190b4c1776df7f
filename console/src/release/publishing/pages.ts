import type { needOperations, publisherOperations } from '@coverwright/contract/release/publishing'
import { type Screen, toAsk } from '../../platform/routes'

const needs = toAsk<typeof publisherOperations.get>('products.read')

export const publishingScreens: readonly Screen[] = [
  {
    path: '/primary-product',
    hasGuide: true,
    inRail: true,
    needs: toAsk<typeof publisherOperations.listForSale>('products.read'),
    load: () => import('./shelf-page').then((part) => part.ShelfPage),
  },
  {
    path: '/publisher',
    hasGuide: true,
    under: '/primary-product',
    inRail: true,
    needs,
    load: () => import('./publisher-page').then((part) => part.PublisherPage),
  },
  {
    path: '/publishSettings',
    under: '/publisher',
    needs: toAsk<typeof needOperations.get>('products.read'),
    load: () => import('./settings-page').then((part) => part.SettingsPage),
    inStudio: () => import('./publish-part').then((part) => part.PublishPart),
  },
  {
    path: '/publishTS',
    isStep: true,
    under: '/publisher',
    needs: toAsk<typeof publisherOperations.compare>('products.read'),
    load: () => import('./transition-page').then((part) => part.TransitionPage),
  },
  {
    path: '/publishRenew',
    isStep: true,
    under: '/publisher',
    needs,
    load: () => import('./renew-page').then((part) => part.RenewPage),
  },
  {
    path: '/ContractTrash',
    under: '/primary-product',
    needs: toAsk<typeof publisherOperations.listTrash>('products.read'),
    load: () => import('./trash-page').then((part) => part.TrashPage),
  },
]

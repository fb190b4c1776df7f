import type { templateOperations } from '@coverwright/contract/design/templates'
import type { directPageOperations } from '@coverwright/contract/release/direct-pages'
import { type Screen, toAsk } from '../../platform/routes'

export const templatesScreens: readonly Screen[] = [
  {
    path: '/email-template-list',
    hasGuide: true,
    inRail: true,
    foundBy: 'mail email template letter message 電郵 範本 郵件 邮件 模板',
    needs: toAsk<typeof templateOperations.list>('templates.read'),
    load: () => import('./templates-page').then((part) => part.EmailTemplatesPage),
  },
  {
    path: '/email-template-create',
    isStep: true,
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.get>('templates.read'),
    load: () => import('./builder-page').then((part) => part.EmailBuilderPage),
  },
  {
    path: '/email-template-use',
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.listUses>('templates.read'),
    load: () => import('./uses-page').then((part) => part.EmailUsesPage),
  },
  {
    path: '/email-system-template-list',
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.listSystem>('templates.read'),
    load: () => import('./system-page').then((part) => part.EmailSystemPage),
  },
  {
    path: '/email-system-template-create',
    isStep: true,
    under: '/email-system-template-list',
    needs: toAsk<typeof templateOperations.previewSystem>('templates.read'),
    load: () => import('./system-one-page').then((part) => part.EmailSystemOnePage),
  },
  {
    path: '/pdf-template-list',
    hasGuide: true,
    inRail: true,
    foundBy: 'pdf paper document certificate receipt schedule template 文件 證書 收據 範本 证书 收据 模板',
    needs: toAsk<typeof templateOperations.list>('templates.read'),
    load: () => import('./templates-page').then((part) => part.PdfTemplatesPage),
  },
  {
    path: '/pdf-template-create',
    isStep: true,
    under: '/pdf-template-list',
    needs: toAsk<typeof templateOperations.get>('templates.read'),
    load: () => import('./builder-page').then((part) => part.PdfBuilderPage),
  },
  {
    path: '/pdf-template-use',
    under: '/pdf-template-list',
    needs: toAsk<typeof templateOperations.listUses>('templates.read'),
    load: () => import('./uses-page').then((part) => part.PdfUsesPage),
  },
  {
    path: '/pdf-system-template-list',
    under: '/pdf-template-list',
    needs: toAsk<typeof templateOperations.listSystem>('templates.read'),
    load: () => import('./system-page').then((part) => part.PdfSystemPage),
  },
  {
    path: '/pdf-system-template-create',
    isStep: true,
    under: '/pdf-system-template-list',
    needs: toAsk<typeof templateOperations.previewSystem>('templates.read'),
    load: () => import('./system-one-page').then((part) => part.PdfSystemOnePage),
  },
  {
    path: '/direct-page-template-list',
    under: '/directPage',
    foundBy: 'landing page template campaign marketing 直銷頁 推廣 範本 直销页 推广 模板',
    needs: toAsk<typeof templateOperations.list>('templates.read'),
    load: () => import('./templates-page').then((part) => part.DirectPageTemplatesPage),
  },
  {
    path: '/direct-page-template-create',
    isStep: true,
    under: '/direct-page-template-list',
    needs: toAsk<typeof templateOperations.get>('templates.read'),
    load: () => import('./builder-page').then((part) => part.DirectPageBuilderPage),
  },
  {
    path: '/direct-page-template-use',
    under: '/direct-page-template-list',
    needs: toAsk<typeof directPageOperations.list>('pages.read'),
    load: () => import('./page-uses-page').then((part) => part.PageUsesPage),
  },
  {
    path: '/direct-page-system-template-list',
    under: '/direct-page-template-list',
    needs: toAsk<typeof templateOperations.listSystem>('templates.read'),
    load: () => import('./system-page').then((part) => part.DirectPageSystemPage),
  },
  {
    path: '/direct-page-system-template-create',
    isStep: true,
    under: '/direct-page-system-template-list',
    needs: toAsk<typeof templateOperations.previewSystem>('templates.read'),
    load: () => import('./system-one-page').then((part) => part.DirectPageSystemOnePage),
  },
]

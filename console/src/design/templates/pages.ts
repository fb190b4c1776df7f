import type { templateOperations } from '@coverwright/contract/design/templates'
import { type Screen, toAsk } from '../../platform/routes'

export const templatesScreens: readonly Screen[] = [
  {
    path: '/email-template-list',
    hasGuide: true,
    inRail: true,
    foundBy: 'mail email template letter message 電郵 範本 郵件 邮件 模板',
    needs: toAsk<typeof templateOperations.list>('templates.read'),
    load: () => import('./templates-page').then((part) => part.TemplatesPage),
  },
  {
    path: '/email-template-create',
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.get>('templates.read'),
    load: () => import('./builder-page').then((part) => part.BuilderPage),
  },
  {
    path: '/email-template-use',
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.listUses>('templates.read'),
    load: () => import('./uses-page').then((part) => part.UsesPage),
  },
  {
    path: '/email-system-template-list',
    under: '/email-template-list',
    needs: toAsk<typeof templateOperations.listSystem>('templates.read'),
    load: () => import('./system-page').then((part) => part.SystemPage),
  },
  {
    path: '/email-system-template-create',
    under: '/email-system-template-list',
    needs: toAsk<typeof templateOperations.previewSystem>('templates.read'),
    load: () => import('./system-mail-page').then((part) => part.SystemMailPage),
  },
]

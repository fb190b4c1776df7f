import type { automationOperations } from '@coverwright/contract/service/automations'
import { type Screen, toAsk } from '../../platform/routes'

export const automationsScreens: readonly Screen[] = [
  {
    path: '/automated-notifications',
    hasGuide: true,
    inRail: true,
    foundBy: 'automation trigger mail sms reminder follow-up 自動化 自动化 觸發 触发 提醒',
    needs: toAsk<typeof automationOperations.list>('automations.read'),
    load: () => import('./automations-page').then((part) => part.AutomationsPage),
  },
  {
    path: '/automation',
    under: '/project',
    setsUp: 'automation',
    needs: toAsk<typeof automationOperations.list>('automations.read'),
    load: () => import('./product-automations-page').then((part) => part.ProductAutomationsPage),
    inEditor: () => import('./product-automations-page').then((part) => part.MessagesInEditor),
  },
  {
    path: '/setAction',
    under: '/automated-notifications',
    needs: toAsk<typeof automationOperations.getChoices>('automations.read'),
    load: () => import('./new-automation-page').then((part) => part.NewAutomationPage),
  },
  {
    path: '/setAction-edit',
    isStep: true,
    under: '/automated-notifications',
    needs: toAsk<typeof automationOperations.get>('automations.read'),
    load: () => import('./automation-page').then((part) => part.AutomationPage),
  },
  {
    path: '/underwritingEmail',
    under: '/automated-notifications',
    needs: toAsk<typeof automationOperations.listUnderwritingMails>('automations.read'),
    load: () => import('./underwriting-mails-page').then((part) => part.UnderwritingMailsPage),
  },
]

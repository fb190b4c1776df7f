import { settingsOperations, SETTINGS_TOPIC } from '@coverwright/contract/settings'
import type { ChecklistStep } from '@coverwright/ui/checklist-strip'
import { useTexts } from '@coverwright/ui/locales'
import { useOperation } from '../platform/queries'

/** The set-up, step by step, from what is really there; a room with a step of its own adds it here. */
export function useSetUpSteps(): ChecklistStep[] {
  const t = useTexts('home')
  const settings = useOperation(settingsOperations.get, {}, { topics: [SETTINGS_TOPIC] })
  if (!settings.data?.may.includes('updateCompany')) return []
  const { senderName, replyTo } = settings.data.company
  return [
    step('senderName', t('setUp.senderName'), senderName, t('setUp.missing')),
    step('replyTo', t('setUp.replyTo'), replyTo, t('setUp.missing')),
  ]
}

const step = (key: string, label: string, value: string, missing: string): ChecklistStep => ({
  key,
  label,
  about: value || missing,
  isDone: value !== '',
  href: '/setting/general',
})

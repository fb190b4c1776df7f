import type { AuditSpan } from '@coverwright/rules/company/audit'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useMentioned } from '../../platform/words'
import { useDeedRooms } from './use-deed-rooms'

/** What a list of entries can be narrowed by, besides who. */
export function useAuditFilters() {
  const t = useTexts('audit')
  const deeds = useMentioned('deeds')
  const rooms = useDeedRooms()
  const options = useMemo(
    () =>
      [...deeds].map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label)),
    [deeds],
  )
  return {
    room: { label: t('filter.room'), options: rooms },
    deed: { label: t('filter.deed'), options },
    when: { label: t('column.at'), any: t('filter.always'), says: (span: AuditSpan) => t(`span.${span}`) },
  }
}

import { type Refusal, refusalOf } from '../../kernel'

/** Spec 9: backups of a deactivated account are kept 12 months. */
export const DEACTIVATED_KEPT_MONTHS = 12

export function eraseAfter(deactivatedAt: Date): Date {
  const end = new Date(deactivatedAt)
  end.setUTCMonth(end.getUTCMonth() + DEACTIVATED_KEPT_MONTHS)
  return end
}

export const isDueForErasure = (deactivatedAt: Date | null, now: Date): boolean =>
  deactivatedAt !== null && eraseAfter(deactivatedAt) <= now

export const reactivationRefusal = (
  deactivatedAt: Date | null,
  now: Date,
): Refusal<'companies.notDeactivated' | 'companies.keptTooLong'> | null => {
  if (!deactivatedAt) return refusalOf('companies.notDeactivated')
  return isDueForErasure(deactivatedAt, now) ? refusalOf('companies.keptTooLong') : null
}

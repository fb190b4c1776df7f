import type { Refusal } from '@coverwright/rules/kernel'
import { Refused } from './refused'

/** Throws what a rule answered. */
export function refuse(refusal: Refusal, options: { field?: string; keepsChanges?: boolean } = {}): never {
  const field = options.field ?? refusal.field
  throw new Refused(refusal.code, {
    ...(field === undefined ? {} : { field }),
    ...(refusal.values === undefined ? {} : { values: { ...refusal.values } }),
    keepsChanges: options.keepsChanges ?? false,
  })
}

/** For a rule that may have nothing against it. */
export function refuseIf(refusal: Refusal | null): void {
  if (refusal) refuse(refusal)
}

/** Spec 9 leaves the idle timeout of editors open; the decision: 30 minutes, set per company between 5 and 120. */
export const idleMinutes = { min: 5, max: 120, default: 30 } as const

/** What an installation is made of, as its people see it. */
export const partNames = ['database', 'jobs', 'storage', 'mail', 'sms', 'signing'] as const
export type PartName = (typeof partNames)[number]

export const partStates = ['ok', 'warning', 'down'] as const
export type PartState = (typeof partStates)[number]

/** Smaller signing keys are for old clients only, and said so wherever the state of the parts is shown. */
export const SAFE_KEY_BITS = 2048
/** So many messages given up, or jobs waiting, are worth a look. */
export const WAITING_JOBS_WORTH_A_LOOK = 500

export const signingState = (keyBits: number): PartState => (keyBits < SAFE_KEY_BITS ? 'warning' : 'ok')
export const jobsState = (waiting: number): PartState => (waiting > WAITING_JOBS_WORTH_A_LOOK ? 'warning' : 'ok')
export const sendingState = (failed: number): PartState => (failed > 0 ? 'warning' : 'ok')

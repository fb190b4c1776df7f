/** Spec 4: Unpaid, Paid, Abnormal. One that nobody paid in its time lapses and lets go of what it held. */
export const orderStates = ['unpaid', 'paid', 'abnormal', 'lapsed'] as const
export type OrderState = (typeof orderStates)[number]

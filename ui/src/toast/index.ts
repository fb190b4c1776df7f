export { toast, closeToast } from './toasts'
export type { Toast } from './toasts'
export { Toasts } from './toasts-host'

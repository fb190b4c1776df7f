export { closesOnMask } from './closes-on-mask'
export { Dialog } from './dialog'
export type { DialogProps } from './dialog'
export { onDialogs, topDialog } from './open-dialogs'

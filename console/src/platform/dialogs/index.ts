export { createDialogDesk, type DialogDesk, type DialogKind } from './dialog-desk'
export { dialogs } from './dialogs'

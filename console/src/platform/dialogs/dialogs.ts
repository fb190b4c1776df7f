import { createDialogDesk } from './dialog-desk'

export const dialogs = createDialogDesk()

export { Menu } from './menu'
export type { MenuItem, MenuProps } from './menu'
export { Popup } from './popup'
export type { PopupProps, TriggerProps } from './popup'

export { NoticesDrawer } from './notices-drawer'
export type { Notice, NoticesDrawerProps } from './notices-drawer'

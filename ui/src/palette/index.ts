export { CommandPalette } from './command-palette'
export type { CommandPaletteProps } from './command-palette'
export type { PaletteItem, PaletteSource } from './palette-items'
export { rankItems } from './rank-items'

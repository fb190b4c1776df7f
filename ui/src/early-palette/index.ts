export { asksForPalette, keepEarlyPalette, takeEarlyPalette } from './early-palette'

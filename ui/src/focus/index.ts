export { firstField, focusWhenThere } from './focus-when-there'
export { rowFocus } from './row-focus'

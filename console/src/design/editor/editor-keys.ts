/** What a key does in the editor. One table serves the keyboard and the list of keys. */
export const editorKeys = [
  { does: 'undo', keys: ['Mod+Z'] },
  { does: 'redo', keys: ['Mod+Shift+Z', 'Mod+Y'] },
  { does: 'find', keys: ['Mod+F'] },
  { does: 'addQuestion', keys: ['/'] },
  { does: 'addPage', keys: ['Mod+Enter'] },
  { does: 'previous', keys: ['ArrowUp'] },
  { does: 'next', keys: ['ArrowDown'] },
  { does: 'extendUp', keys: ['Shift+ArrowUp'] },
  { does: 'extendDown', keys: ['Shift+ArrowDown'] },
  { does: 'moveUp', keys: ['Alt+ArrowUp'] },
  { does: 'moveDown', keys: ['Alt+ArrowDown'] },
  { does: 'fold', keys: ['ArrowLeft'] },
  { does: 'unfold', keys: ['ArrowRight'] },
  { does: 'edit', keys: ['Enter', 'F2'] },
  { does: 'copy', keys: ['Mod+C'] },
  { does: 'cut', keys: ['Mod+X'] },
  { does: 'paste', keys: ['Mod+V'] },
  { does: 'duplicate', keys: ['Mod+D'] },
  { does: 'all', keys: ['Mod+A'] },
  { does: 'remove', keys: ['Delete', 'Backspace'] },
  { does: 'preview', keys: ['Mod+P'] },
  { does: 'keys', keys: ['?'] },
] as const
export type EditorDeed = (typeof editorKeys)[number]['does']

/** Also while something is typed: a browser's own undo would take back letters and not what was saved. */
const ALWAYS: readonly EditorDeed[] = ['undo', 'redo', 'find', 'preview', 'addPage']

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What a key does here; null where it is left to the browser, as in a field that is typed in. */
export function deedOf(event: Pressed, isTyping: boolean): EditorDeed | null {
  const found = editorKeys.find(({ keys }) => keys.some((key) => isPressed(key, event)))
  if (!found || (isTyping && !ALWAYS.includes(found.does))) return null
  return found.does
}

function isPressed(key: string, event: Pressed): boolean {
  const parts = key.split('+')
  const name = parts.at(-1) ?? ''
  const wants = (part: string) => parts.slice(0, -1).includes(part)
  const isSame = event.key.length === 1 ? event.key.toUpperCase() === name : event.key === name
  // A sign such as ? needs Shift on most keyboards.
  const isShift = /^[^A-Z]$/.test(name) || event.shiftKey === wants('Shift')
  return isSame && (event.ctrlKey || event.metaKey) === wants('Mod') && isShift && event.altKey === wants('Alt')
}

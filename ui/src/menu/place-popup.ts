type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

const GAP = 4
const EDGE = 8

export type PopupAlign = 'start' | 'end' | 'beside'

/** Where a popup goes: under its button (or beside it), above when there is no room, never over the edge of the window. */
export function placePopup(anchor: Box, panel: Size, view: Size, align: PopupAlign) {
  if (align === 'beside') return placeBeside(anchor, panel, view)
  const below = view.height - anchor.bottom - GAP - EDGE
  const above = anchor.top - GAP - EDGE
  const goesBelow = panel.height <= below || below >= above
  const maxHeight = Math.max(120, goesBelow ? below : above)
  const height = Math.min(panel.height, maxHeight)
  const wished = align === 'start' ? anchor.left : anchor.right - panel.width
  return {
    left: Math.max(EDGE, Math.min(wished, view.width - panel.width - EDGE)),
    top: goesBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    maxHeight,
  }
}

function placeBeside(anchor: Box, panel: Size, view: Size) {
  const maxHeight = view.height - 2 * EDGE
  const height = Math.min(panel.height, maxHeight)
  return {
    left: Math.min(anchor.right + GAP, view.width - panel.width - EDGE),
    top: Math.max(EDGE, Math.min(anchor.top, view.height - height - EDGE)),
    maxHeight,
  }
}

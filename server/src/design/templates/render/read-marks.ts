/** Finished HTML as the pieces that stay and the places that are filled. */
export type Node =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'slot'; readonly place: number }
  | { readonly kind: 'part'; readonly place: number; readonly inside: readonly Node[] }

const MARK = /cw(slot|open|close)(\d+)end/g

export function readMarks(html: string): Node[] {
  const root: Node[] = []
  const open: { place: number; nodes: Node[] }[] = [{ place: -1, nodes: root }]
  const top = () => open[open.length - 1] as { place: number; nodes: Node[] }
  let at = 0
  for (const found of html.matchAll(MARK)) {
    if (found.index > at) top().nodes.push({ kind: 'html', html: html.slice(at, found.index) })
    at = found.index + found[0].length
    const place = Number(found[2])
    if (found[1] === 'slot') top().nodes.push({ kind: 'slot', place })
    else if (found[1] === 'open') open.push({ place, nodes: [] })
    else {
      const closed = open.pop()
      if (!closed || closed.place !== place) throw new Error('The parts of a mail do not stand inside each other')
      top().nodes.push({ kind: 'part', place, inside: closed.nodes })
    }
  }
  if (at < html.length) root.push({ kind: 'html', html: html.slice(at) })
  return root
}

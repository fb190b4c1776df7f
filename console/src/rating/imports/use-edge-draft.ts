import type { RegionEdges, SheetView } from '@coverwright/contract/rating/imports'
import { useState } from 'react'
import { type EdgeName, isRowEdge, moveEdge } from './edge-draft'

/** The table that is being corrected: null is one that was not found. */
type Correcting = { readonly regionId: string | null; readonly edges: RegionEdges }

/** Edges that are moved but not looked at yet. */
export function useEdgeDraft(sheet: SheetView) {
  const [correcting, setCorrecting] = useState<Correcting | null>(null)
  const [active, setActive] = useState<EdgeName>('from')
  const set = (edges: RegionEdges) => setCorrecting((now) => now && { ...now, edges })
  const move = (name: EdgeName, to: number) =>
    setCorrecting((now) => now && { ...now, edges: moveEdge(now.edges, name, to, sheet) })
  return {
    regionId: correcting?.regionId,
    draft: correcting && {
      edges: correcting.edges,
      active,
      choose: setActive,
      move,
      set,
      /** A click on a row moves the edge that was touched last; one on a letter the nearer side. */
      clickRow: (row: number) => isRowEdge(active) && move(active, row),
      clickColumn: (column: number) => {
        const { left, right } = correcting.edges
        move(Math.abs(column - left) <= Math.abs(column - right) ? 'left' : 'right', column)
      },
    },
    begin: (regionId: string | null, edges: RegionEdges) => {
      setActive('from')
      setCorrecting({ regionId, edges })
    },
    end: () => setCorrecting(null),
  }
}

export type Correction = ReturnType<typeof useEdgeDraft>
export type EdgeDraft = NonNullable<Correction['draft']>

import type { ChunkRef } from '@coverwright/rules/design/parts'
import type { Row } from '@coverwright/rules/rating/pricing'
import type { Chunk } from './chunk-text'

export type PartPlace = { part: ChunkPart; index: number }

/** So many look-ups by a scan, then an index is made: one cell is changed without one, ten thousand with it. */
const SCANS = 40

/** One chunk of a draft while it is changed; `ref` names what it was for as long as it is still that. */
export class ChunkPart {
  ids: number[]
  rows: Row[]
  private low = Infinity
  private high = -Infinity
  private scans = 0
  private index: Map<number, number> | null = null

  constructor(
    public ref: ChunkRef | null,
    { ids, rows }: Chunk,
  ) {
    this.ids = ids as number[]
    this.rows = rows as Row[]
    this.widen(ids)
  }

  indexOf(id: number): number {
    if (id < this.low || id > this.high) return -1
    if (this.index) return this.index.get(id) ?? -1
    if (this.scans++ < SCANS) return this.ids.indexOf(id)
    this.index = new Map(this.ids.map((one, at) => [one, at]))
    return this.index.get(id) ?? -1
  }

  /** Chunks are shared by versions and by whoever reads them now: the first change makes a copy. */
  touch(): void {
    if (!this.ref) return
    this.ref = null
    this.ids = [...this.ids]
    this.rows = [...this.rows]
  }

  insert(index: number, ids: readonly number[], rows: readonly Row[]): void {
    this.touch()
    this.ids = [...this.ids.slice(0, index), ...ids, ...this.ids.slice(index)]
    this.rows = [...this.rows.slice(0, index), ...rows, ...this.rows.slice(index)]
    this.widen(ids)
    this.forget()
  }

  remove(index: number): Row {
    this.touch()
    this.ids.splice(index, 1)
    this.forget()
    return this.rows.splice(index, 1)[0] as Row
  }

  private widen(ids: readonly number[]): void {
    for (const id of ids) {
      if (id < this.low) this.low = id
      if (id > this.high) this.high = id
    }
  }

  private forget(): void {
    this.index = null
    this.scans = 0
  }
}

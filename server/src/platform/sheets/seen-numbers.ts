import type { SheetCell } from '@coverwright/rules/rating/imports'
import type { CellLook } from './xlsx-styles'

const MOST = 20_000
const SLOTS = 65_536
/** Longer than any number that a spreadsheet writes. */
export const LONGEST_NUMBER = 32

type ReadNumber = (text: string, look: CellLook) => SheetCell

/**
 * Rates repeat themselves: equal numbers are one cell in memory, found by the bytes they are written with, so that no text is
 * made of a number that was read before.
 */
export class SeenNumbers {
  private readonly slots = new Int32Array(SLOTS)
  private readonly hashes = new Int32Array(MOST)
  private readonly written = Buffer.alloc(MOST * LONGEST_NUMBER)
  private readonly lengths = new Uint8Array(MOST)
  private readonly looks: CellLook[] = []
  private readonly cells: SheetCell[] = []

  constructor(private readonly read: ReadNumber) {}

  cell(bytes: Buffer, from: number, to: number, hash: number, look: CellLook): SheetCell {
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    for (let place = this.slots[slot] as number; place > 0; place = this.slots[slot] as number) {
      if (this.hashes[place - 1] === hash && this.isSame(place - 1, bytes, from, to) && this.looks[place - 1] === look)
        return this.cells[place - 1] as SheetCell
      slot = (slot + 1) & (SLOTS - 1)
    }
    const cell = this.read(bytes.toString('latin1', from, to), look)
    if (this.cells.length < MOST) this.keep(slot, bytes, from, to, hash, look, cell)
    return cell
  }

  private isSame(place: number, bytes: Buffer, from: number, to: number): boolean {
    const length = to - from
    if (this.lengths[place] !== length) return false
    const start = place * LONGEST_NUMBER
    for (let at = 0; at < length; at++) if (this.written[start + at] !== bytes[from + at]) return false
    return true
  }

  private keep(slot: number, bytes: Buffer, from: number, to: number, hash: number, look: CellLook, cell: SheetCell) {
    const place = this.cells.push(cell) - 1
    this.looks.push(look)
    this.hashes[place] = hash
    this.lengths[place] = to - from
    bytes.copy(this.written, place * LONGEST_NUMBER, from, to)
    this.slots[slot] = place + 1
  }
}

import type { CellEdit } from './edited-chunks'

/** Edits of many rows as one: their lowest and highest row, and by row what was done. Null: all of these rows came. */
export type EditBlock = { lowRow: number; highRow: number; edits: string | null }

type Packed = Record<string, [columnId: string, before: unknown, after: unknown][]>

/** Small enough that looking one row up reads little. */
const BLOCK_EDITS = 2_000

export function packEdits(edits: readonly CellEdit[]): EditBlock[] {
  const came = edits.filter(({ after, columnId }) => columnId === '' && after !== null)
  const other = edits.filter(({ after, columnId }) => columnId !== '' || after === null)
  return [...runsOf(came.map(({ rowId }) => rowId)), ...packedOf(other)]
}

/** Rows that came one after the other. What stood in them is in the version itself, and is not kept twice. */
function runsOf(rowIds: readonly number[]): EditBlock[] {
  const runs: EditBlock[] = []
  for (const rowId of rowIds) {
    const run = runs.at(-1)
    if (run && run.highRow + 1 === rowId) run.highRow = rowId
    else runs.push({ lowRow: rowId, highRow: rowId, edits: null })
  }
  return runs
}

function packedOf(edits: readonly CellEdit[]): EditBlock[] {
  const blocks: EditBlock[] = []
  for (let at = 0; at < edits.length; at += BLOCK_EDITS) {
    const part = edits.slice(at, at + BLOCK_EDITS)
    const packed: Packed = {}
    for (const { after, before, columnId, rowId } of part) (packed[rowId] ??= []).push([columnId, before, after])
    const rowIds = part.map(({ rowId }) => rowId)
    blocks.push({ lowRow: Math.min(...rowIds), highRow: Math.max(...rowIds), edits: JSON.stringify(packed) })
  }
  return blocks
}

export function openBlock({ edits }: Pick<EditBlock, 'edits'>, rowId: number): Omit<CellEdit, 'rowId'>[] {
  if (edits === null) return [{ columnId: '', before: null, after: true }]
  const packed = JSON.parse(edits) as Packed
  return (packed[rowId] ?? []).map(([columnId, before, after]) => ({ columnId, before, after }))
}

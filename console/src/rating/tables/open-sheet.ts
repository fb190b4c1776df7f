import { type RowChange, tableOperations, type TableVersionView } from '@coverwright/contract/rating/tables'
import type { TableColumn } from '@coverwright/rules/rating/pricing'
import { isSameStructure } from '@coverwright/rules/rating/tables'
import { asked } from '../../platform/queries'
import { FailedCall, RefusedCall } from '../../platform/wire'
import { readRows } from './read-rows'
import { catchUp, type Conflict } from './sheet/catch-up'
import { joinConflicts, withoutWritten } from './sheet/conflict-list'
import { EditLog, type LogEntry } from './sheet/edit-log'
import { EditingStore } from './sheet/editing-store'
import { keptRows } from './sheet/kept-pending'
import { RowLoader } from './sheet/row-loader'
import { type Failure, SaveQueue, type SaveState, type Unsaved } from './sheet/save-queue'
import { SelectionStore } from './sheet/selection-store'
import { Sheet } from './sheet/sheet'
import { underColumns } from './sheet/under-columns'

export type SheetState = {
  readonly saving: SaveState
  readonly error: unknown
  /** Why some rows did not come. */
  readonly unread: unknown
  readonly saves: number
  readonly isPasting: boolean
  /** Where others and this person changed the same: kept until it is said which one holds. */
  readonly conflicts: readonly Conflict[]
}

/** What goes over from a sheet to the next one, when columns change under it. */
type Carried = Unsaved & { done: LogEntry[]; undone: LogEntry[]; newIds: Map<number, number> }
type Opened = Pick<TableVersionView, 'id' | 'tableId' | 'revision' | 'rowCount'>

const FIRST: SheetState = { saving: 'saved', error: null, unread: null, saves: 0, isPasting: false, conflicts: [] }

/** A version of a table, opened: its rows, what is selected, what was done, and what is on its way to the server. */
export class OpenSheet {
  readonly sheet: Sheet
  readonly selection = new SelectionStore()
  readonly editing = new EditingStore()
  readonly log: EditLog
  readonly queue: SaveQueue
  readonly loader: RowLoader
  private state = FIRST
  private readonly listeners = new Set<() => void>()
  isCatchingUp = false
  /** What was carried over is not on the rows yet: reading them alone, as whoever shows them does, puts nothing onto them. */
  private isCarrying = false
  /** Another one has taken its place, or will. */
  isRetired = false
  readonly versionId: string

  constructor(
    private readonly version: Opened,
    readonly columns: readonly TableColumn[],
    carried?: Carried,
  ) {
    const { id: versionId, revision, rowCount } = version
    this.versionId = versionId
    this.sheet = new Sheet(columns, rowCount, carried?.newIds)
    this.queue = new SaveQueue({
      revision,
      send: (baseRevision, changes, idempotencyKey) =>
        asked(tableOperations.updateCells, { versionId, baseRevision, changes }, { idempotencyKey, quiet: true }),
      resolve: (id) => this.sheet.resolve(id),
      failureOf,
      onSaved: ({ rowIds }) => {
        this.sheet.rename(rowIds)
        this.change({ saves: this.state.saves + 1 })
      },
      onState: (saving, error = null) => this.change({ saving, error }),
      onBehind: () => void this.catchUp(),
    })
    this.log = new EditLog(this.sheet, (changes, back) => this.queue.add(changes, back), carried?.done, carried?.undone)
    this.loader = new RowLoader(
      this.sheet,
      (offset, limit) => asked(tableOperations.listRows, { versionId, offset, limit }),
      (unread) => this.change({ unread }),
      (seen) => {
        const isOurs = seen >= revision && seen <= this.queue.base + 1
        if (!isOurs) void this.catchUp()
        return !isOurs
      },
    )
    if (carried && (carried.sent || carried.waiting.length > 0)) {
      this.queue.carry(carried)
      for (const { change } of this.queue.pending) if (change.kind === 'insert') this.sheet.passNewIds(change.rows)
      this.isCarrying = true
    }
  }

  /** Shows what is asked for first; or, with changes from before that are not saved, all rows with those on them. */
  start(): void {
    if (this.queue.isEmpty) this.loader.want(0)
    // Whether what another page sent has arrived is not known: sent again it is answered, or done.
    else if (this.queue.isCarrying) void this.queue.flush()
    else void this.catchUp()
  }

  /** Asks again for the rows that did not come. */
  readOn(): void {
    this.change({ unread: null })
    this.loader.want(this.sheet.placeAt(this.selection.get().row))
  }

  /** The same version under other columns: what was done can still be undone, what is not saved goes along. */
  under(version: Opened, columns: readonly TableColumn[]): OpenSheet {
    this.retire()
    const waiting = underColumns(this.queue.takeBack(), this.columns, columns)
    return new OpenSheet(version, columns, { ...this.log.handOver(), newIds: this.sheet.newIds, sent: null, waiting })
  }

  /** Nobody shows it any more: what is not saved stays here for whoever opens the version again. */
  retire(): void {
    this.isRetired = true
    this.queue.hold()
  }

  /** Columns are others now: whoever shows the table asks for it anew, and opens it under those. */
  onColumns: () => void = () => undefined

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): SheetState => this.state

  change(change: Partial<SheetState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  do(changes: readonly RowChange[]): void {
    this.log.do(changes)
    this.change({ conflicts: withoutWritten(this.state.conflicts, changes) })
  }

  /** Two people changed the same: one of them says which one holds. */
  ask(conflict: Conflict): void {
    this.change({ conflicts: joinConflicts(this.state.conflicts, [conflict]) })
  }

  settle(conflict: Conflict): void {
    this.change({ conflicts: this.state.conflicts.filter((one) => one !== conflict) })
  }

  /** Others were at work: their rows come here, and what is not saved goes onto them. */
  async catchUp(): Promise<void> {
    if (this.isCatchingUp || this.isRetired || this.queue.isSending) return
    this.isCatchingUp = true
    this.queue.hold()
    try {
      const { columns } = await asked(tableOperations.get, { id: this.version.tableId }, { quiet: true })
      if (this.isRetired) return
      if (!isSameStructure(columns as readonly TableColumn[], this.columns)) return this.onColumns()
      await (this.sheet.isWhole && !this.isCarrying ? this.mergeChanges() : this.mergeWhole())
    } catch (error) {
      this.change({ saving: 'failed', error })
    } finally {
      this.isCatchingUp = false
    }
  }

  private async mergeChanges(): Promise<void> {
    const since = this.queue.base
    const theirs = await asked(tableOperations.listChanges, { versionId: this.versionId, since }, { quiet: true })
    if (this.isRetired) return
    if (theirs.isWhole) return this.mergeWhole()
    const { changes, conflicts, pending } = catchUp(this.sheet, this.queue.takeBack(), theirs)
    this.sheet.apply(changes)
    return this.goOn(theirs.revision, pending, conflicts)
  }

  private async mergeWhole(): Promise<void> {
    const read = await readRows(this.versionId, this.sheet.rowCount, { quiet: true })
    if (this.isRetired) return
    const mine = this.queue.takeBack()
    const touched = keptRows(mine, (id) => this.sheet.resolve(id))
    const there = new Set(read.rows.map(({ id }) => id))
    const rows = read.rows.flatMap((row, at) =>
      touched.has(row.id) ? [{ ...row, after: read.rows[at - 1]?.id ?? null }] : [],
    )
    const gone = [...touched].filter((id) => id > 0 && !there.has(id))
    const { conflicts, pending } = catchUp(this.sheet, mine, { rows, gone })
    this.loader.stop()
    this.sheet.replaceAll(read.rows)
    this.sheet.apply(pending.map(({ change }) => change))
    this.isCarrying = false
    this.goOn(read.revision, pending, conflicts)
  }

  private goOn(revision: number, pending: Parameters<SaveQueue['goOn']>[1], conflicts: readonly Conflict[]): void {
    this.queue.goOn(revision, pending)
    this.change({ conflicts: joinConflicts(this.state.conflicts, conflicts), saves: this.state.saves + 1, error: null })
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof RefusedCall) return error.code === 'tables.changed' ? 'behind' : 'final'
  return error instanceof FailedCall ? 'passing' : 'final'
}

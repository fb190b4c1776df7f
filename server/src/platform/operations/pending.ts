import { type AuditEntry, writeAudit } from '../audit'
import { type NewEvent, writeEvents } from '../events'
import type { Db } from './ctx'
import { switchCompany } from './store'

type Said = { entries: AuditEntry[]; events: NewEvent[] }

/**
 * What a transaction says of itself, for people and for machines, waits here until it is about to commit: chain and
 * stream are locked last and shortest.
 */
export class Pending {
  private readonly byCompany = new Map<string, Said>()

  addEntry(company: string, entry: AuditEntry) {
    this.of(company).entries.push(entry)
  }

  addEvent(company: string, event: NewEvent) {
    this.of(company).events.push(event)
  }

  forget() {
    this.byCompany.clear()
  }

  /** Leaves the transaction in the last company written to. Companies have one order, so no two writers wait for each other. */
  async write(db: Db, current: string) {
    for (const [company, { entries, events }] of [...this.byCompany].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (company !== current) await switchCompany(db, company)
      await writeAudit(db, company, entries)
      await writeEvents(db, company, events)
    }
    this.forget()
  }

  private of(company: string): Said {
    const said = this.byCompany.get(company) ?? { entries: [], events: [] }
    this.byCompany.set(company, said)
    return said
  }
}

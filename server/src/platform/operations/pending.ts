import { type AuditEntry, writeAudit } from '../audit'
import { type NewEvent, writeEvents } from '../events'
import { inOnePacket } from '../database'
import type { Db } from './ctx'
import { sendLive, switchCompany } from './store'

type Said = { entries: AuditEntry[]; events: NewEvent[] }

/**
 * What a transaction says of itself, for people and for machines, waits here until it is about to commit: chain and
 * stream are locked last and shortest.
 */
export class Pending {
  private readonly byCompany = new Map<string, Said>()
  private readonly live = new Set<string>()

  addEntry(company: string, entry: AuditEntry) {
    this.of(company).entries.push(entry)
  }

  addEvent(company: string, event: NewEvent) {
    this.of(company).events.push(event)
  }

  /** What open consoles are told, once however often it is said. */
  addLive(message: string) {
    this.live.add(message)
  }

  forget() {
    this.byCompany.clear()
    this.live.clear()
  }

  /** Leaves the transaction in the last company written to. Companies have one order, so no two writers wait for each other. */
  async write(db: Db, current: string) {
    for (const [company, { entries, events }] of [...this.byCompany].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (company !== current) await switchCompany(db, company)
      // The head of the chain is asked for before that of the stream, by everybody.
      await inOnePacket([writeAudit(db, company, entries), writeEvents(db, company, events), this.sendLive(db)])
    }
    await this.sendLive(db)
    this.forget()
  }

  async sendLive(db: Db) {
    const messages = [...this.live]
    this.live.clear()
    if (messages.length > 0) await sendLive(db, messages)
  }

  private of(company: string): Said {
    const said = this.byCompany.get(company) ?? { entries: [], events: [] }
    this.byCompany.set(company, said)
    return said
  }
}

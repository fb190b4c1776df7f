import { BODY_VERSION } from './body'
import type { StoredDocument } from './stored-document'
import { plansInLanguages } from './upgrade-plans'

type Upgrade = (older: StoredDocument) => StoredDocument

/** Upgrade n lifts a document of version n + 1 to n + 2. Never changed once released: old bodies are opened for ever. */
export const bodyUpgrades: readonly Upgrade[] = [plansInLanguages]

/** The document in today's shape; throws for one that was written by newer code than this. */
export function upgradeBody(stored: StoredDocument): StoredDocument {
  return upgradedWith(bodyUpgrades, stored, BODY_VERSION)
}

export function upgradedWith(upgrades: readonly Upgrade[], stored: StoredDocument, wanted: number): StoredDocument {
  if (stored.version > wanted) throw new Error(`Body version ${stored.version} is newer than this code (${wanted})`)
  return upgrades.slice(stored.version - 1, wanted - 1).reduce((document, upgrade) => upgrade(document), stored)
}

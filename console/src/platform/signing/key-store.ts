/** A registered key: the private half cannot leave the browser, not even to our own script. */
export type SigningKey = {
  keyId: string
  keyBits: number
  privateKey: CryptoKey
  expiresAt: number
  /** Whose key it is: a key made for one session is never used for another. */
  owner: string
}

export type KeyStore = {
  read(owner: string): Promise<SigningKey | undefined>
  write(key: SigningKey): Promise<void>
  forget(owner: string): Promise<void>
}

const DATABASE = 'coverwright-signing'
const KEYS = 'keys'

/** IndexedDB, because it is the one storage that takes a key without being able to read it. */
export function browserKeyStore(): KeyStore {
  return {
    read: (owner) => inStore<SigningKey | undefined>('readonly', (store) => store.get(owner)),
    write: async (key) => {
      await inStore('readwrite', (store) => store.put(key, key.owner))
      await forgetExpired()
    },
    forget: async (owner) => void (await inStore('readwrite', (store) => store.delete(owner))),
  }
}

/** Sessions that ended with their tab leave their keys behind. */
async function forgetExpired() {
  const keys = await inStore<SigningKey[]>('readonly', (store) => store.getAll())
  for (const { owner } of keys.filter((key) => key.expiresAt < Date.now()))
    await inStore('readwrite', (store) => store.delete(owner))
}

async function inStore<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Value>) {
  const database = await opened()
  try {
    return await asPromise(ask(database.transaction(KEYS, mode).objectStore(KEYS)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS)
  return asPromise(request)
}

const asPromise = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser refused its key storage'))
  })

/** Where the browser has no storage to give (private windows of some), the key lives as long as the page. */
export function memoryKeyStore(): KeyStore {
  const keys = new Map<string, SigningKey>()
  return {
    read: async (owner) => keys.get(owner),
    write: async (key) => void keys.set(key.owner, key),
    forget: async (owner) => void keys.delete(owner),
  }
}

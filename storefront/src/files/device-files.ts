const NAME = 'journey-files'
const STORE = 'files'

/** A file that waits on the device until the server has it, and the question that it was chosen for. */
export type WaitingFile = { readonly id: string; readonly file: File; readonly question: string }

const keyOf = (slug: string, id: string) => `${slug}/${id}`
const keysOf = (slug: string) => IDBKeyRange.bound(`${slug}/`, `${slug}/\uffff`)

export const putFile = (slug: string, waiting: WaitingFile) =>
  inStore('readwrite', (store) => store.put(waiting, keyOf(slug, waiting.id)))

export const findFile = (slug: string, id: string) =>
  inStore('readonly', (store) => store.get(keyOf(slug, id)) as IDBRequest<WaitingFile | undefined>)

export const listFiles = (slug: string) =>
  inStore('readonly', (store) => store.getAll(keysOf(slug)) as IDBRequest<WaitingFile[]>)

export const deleteFile = (slug: string, id: string) => inStore('readwrite', (store) => store.delete(keyOf(slug, id)))

/** Those of one product: whoever starts again there is perhaps in the middle of another. */
export const deleteFiles = (slug: string) => inStore('readwrite', (store) => store.delete(keysOf(slug)))

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened()
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The device keeps nothing'))
  })
}

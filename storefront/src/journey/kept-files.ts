import type { FileKeeper } from '@coverwright/player/journey'

const NAME = 'journey-files'
const STORE = 'files'

/** Photos and papers wait on the device beside the answers; they are too large for the storage that answers live in. */
export const filesKeptFor = (slug: string): FileKeeper => ({
  async keep(file) {
    const id = `${slug}/${crypto.randomUUID()}`
    await inStore('readwrite', (store) => store.put(file, id))
    return { id, name: file.name.slice(-300), type: file.type, bytes: file.size }
  },
  async show({ id }) {
    const blob = await inStore<Blob | undefined>('readonly', (store) => store.get(id) as IDBRequest<Blob | undefined>)
    return blob ? URL.createObjectURL(blob) : null
  },
})

/** Those of one product: whoever starts again there is perhaps in the middle of another. */
export async function forgetFiles(slug: string): Promise<void> {
  const theirs = IDBKeyRange.bound(`${slug}/`, `${slug}/\uffff`)
  await inStore('readwrite', (store) => store.delete(theirs)).catch(() => undefined)
}

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

import type { FileKeeper } from '../journey'

/** Files of a preview are held while it is open and go nowhere: whoever designs a journey sees what its buyer will. */
export function heldFiles(): FileKeeper {
  const held = new Map<string, File>()
  return {
    keep(file) {
      const id = crypto.randomUUID()
      held.set(id, file)
      return Promise.resolve({ id, name: file.name.slice(-300), type: file.type, bytes: file.size })
    },
    show({ id }) {
      const file = held.get(id)
      return Promise.resolve(file ? URL.createObjectURL(file) : null)
    },
  }
}

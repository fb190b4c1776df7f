type Listener = () => void

/** Whether the operator has closed the house for a while: body status 503 begins it, any good answer ends it. */
function createMaintenance() {
  let isOn = false
  const listeners = new Set<Listener>()
  const set = (next: boolean) => {
    if (isOn === next) return
    isOn = next
    listeners.forEach((listener) => listener())
  }
  return {
    begin: () => set(true),
    end: () => set(false),
    isOn: () => isOn,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const maintenance = createMaintenance()

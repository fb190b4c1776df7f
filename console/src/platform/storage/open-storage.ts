import { heedingChoices } from './cookie-choices'

/** The browser's storage, or one that forgets with the page where the browser gives none (blocked cookies, tests). */
export function openStorage(name: 'sessionStorage' | 'localStorage'): Storage {
  try {
    return globalThis[name] ?? forgetful()
  } catch {
    return forgetful()
  }
}

export function forgetful(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

export const tabStorage = openStorage('sessionStorage')
export const deviceStorage = heedingChoices(openStorage('localStorage'))

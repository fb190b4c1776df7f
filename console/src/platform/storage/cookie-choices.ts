/** What a browser may keep beyond the visit, apart from what the console cannot do without. */
export const cookieKinds = ['preferences', 'knownBrowser'] as const
export type CookieKind = (typeof cookieKinds)[number]
export type CookieChoices = Record<CookieKind, boolean>

const NAME = 'cookieChoices'

/** Which names each kind keeps on the device. Everything else is needed for signing in at all. */
const namesOf: Record<CookieKind, readonly string[]> = {
  preferences: ['themeMode', 'companyType', 'language', 'tableWidths', 'setUpHeight'],
  knownBrowser: ['deviceKey'],
}

export function readCookieChoices(storage: Storage): CookieChoices & { wasMade: boolean } {
  const made = parsed(storage.getItem(NAME))
  return {
    preferences: made?.preferences ?? true,
    knownBrowser: made?.knownBrowser ?? true,
    wasMade: made !== null,
  }
}

/** Keeps the choices, and forgets at once what is no longer allowed. */
export function keepCookieChoices(storage: Storage, choices: CookieChoices) {
  storage.setItem(NAME, JSON.stringify(choices))
  for (const kind of cookieKinds) if (!choices[kind]) namesOf[kind].forEach((name) => storage.removeItem(name))
}

/** A storage that keeps only what its owner allowed. */
export function heedingChoices(storage: Storage): Storage {
  const isRefused = (name: string) => {
    const kind = cookieKinds.find((one) => namesOf[one].includes(name))
    return kind !== undefined && !readCookieChoices(storage)[kind]
  }
  return {
    get length() {
      return storage.length
    },
    key: (place) => storage.key(place),
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => {
      if (!isRefused(name)) storage.setItem(name, value)
    },
    removeItem: (name) => storage.removeItem(name),
    clear: () => storage.clear(),
  }
}

function parsed(text: string | null): Partial<CookieChoices> | null {
  try {
    return JSON.parse(text ?? 'null') as Partial<CookieChoices> | null
  } catch {
    return null
  }
}

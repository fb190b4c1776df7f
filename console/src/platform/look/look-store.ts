import { defaultLanguage, isLanguage, type Language } from '@coverwright/ui/locales'
import { type BrandName, brandNames, type ThemeName, themeNames } from '@coverwright/ui/tokens'

/** How the console looks and speaks in this tab. */
export type Look = {
  theme: ThemeName
  brand: BrandName
  language: Language
  /** The company's own colour as six hex digits; empty for the brand's. */
  colour: string
}

/** Spec 1 and 3: theme mode defaults to ai8-dark, the language to en_us, and locally the company type is broker. */
export const defaultLook: Look = { theme: 'ai8-dark', brand: 'broker', language: defaultLanguage, colour: '' }

const names: Record<keyof Look, string> = {
  theme: 'themeMode',
  brand: 'companyType',
  language: 'language',
  colour: 'themeColour',
}

/** The session decides; what was chosen last on this device is the start of a new session. */
export function createLookStore(session: Storage, device: Storage) {
  let look: Look = readLook(session, device)
  const listeners = new Set<() => void>()

  return {
    read: () => look,
    choose(chosen: Partial<Look>) {
      look = { ...look, ...chosen }
      for (const part of Object.keys(chosen) as (keyof Look)[]) {
        session.setItem(names[part], look[part])
        device.setItem(names[part], look[part])
      }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function readLook(session: Storage, device: Storage): Look {
  const kept = (part: keyof Look) => session.getItem(names[part]) ?? device.getItem(names[part])
  const theme = kept('theme')
  const brand = kept('brand')
  const language = kept('language')
  const colour = kept('colour')
  return {
    theme: themeNames.find((name) => name === theme) ?? defaultLook.theme,
    brand: brandNames.find((name) => name === brand) ?? defaultLook.brand,
    language: isLanguage(language) ? language : defaultLook.language,
    colour: colour && /^#[0-9a-f]{6}$/i.test(colour) ? colour : defaultLook.colour,
  }
}

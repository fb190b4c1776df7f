/** A tax on what the platform sells, by where the buyer is registered, in hundredths of a percent. */
export type Tax = { readonly code: string; readonly rate: number }

const NO_TAX: Tax = { code: 'none', rate: 0 }

/** By the place as companies give it when they sign up. */
const TAXES: Readonly<Record<string, Tax>> = {
  'United Kingdom': { code: 'VAT', rate: 2_000 },
  Singapore: { code: 'GST', rate: 900 },
  Malaysia: { code: 'SST', rate: 800 },
  Thailand: { code: 'VAT', rate: 700 },
  Indonesia: { code: 'PPN', rate: 1_100 },
}

export const taxOf = (place: string): Tax => TAXES[place] ?? NO_TAX

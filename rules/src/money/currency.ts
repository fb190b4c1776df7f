/** ISO 4217: digits after the point. What is not listed has two. */
const NO_MINOR_UNIT = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const THREE_DIGITS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const TWO_DIGITS = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC ' +
  'CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES ' +
  'KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR ' +
  'NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT ' +
  'TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW'
).split(' ')

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...NO_MINOR_UNIT.map((code) => [code, 0] as const),
  ...TWO_DIGITS.map((code) => [code, 2] as const),
  ...THREE_DIGITS.map((code) => [code, 3] as const),
])

export const currencies: readonly string[] = [...DIGITS.keys()].sort()

export function isCurrency(code: string): boolean {
  return DIGITS.has(code)
}

export function minorDigits(currency: string): number {
  const digits = DIGITS.get(currency)
  if (digits === undefined) throw new Error(`Not a currency: ${currency}`)
  return digits
}

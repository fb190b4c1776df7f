/** Spec 1 and 6: whom the product is for. */
export const businessTypes = ['insurer', 'mga', 'wholesalerBroker', 'broker'] as const
export type BusinessType = (typeof businessTypes)[number]

/** How a company pays for a sale: P2I, the premium goes straight to the insurer; P1B, first to the broker. */
export const paymentModes = ['P2I', 'P1B'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const firstPaymentMode: Record<BusinessType, PaymentMode> = {
  insurer: 'P2I',
  mga: 'P2I',
  wholesalerBroker: 'P1B',
  broker: 'P1B',
}

/** Spec 1: the look of the console follows the company type, which the server tells from the host. */
export const companyTypes = ['insurer', 'broker', 'ai8', 'talk'] as const
export type CompanyType = (typeof companyTypes)[number]

/** Spec 9. */
export const countries = [
  'Hong Kong',
  'Indonesia',
  'United Kingdom',
  'United States',
  'Singapore',
  'Malaysia',
  'Thailand',
] as const

/** Spec 3: the papers a company hands in for verification. */
export const companyDocuments = [
  'certificateOfIncorporation',
  'businessRegistration',
  'nnc1Nar1',
  'uboPassport',
  'uboAddressProof',
] as const
export type CompanyDocument = (typeof companyDocuments)[number]

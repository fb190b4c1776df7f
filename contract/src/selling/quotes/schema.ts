import { z } from 'zod'

/** The secret in a buyer's link: it says whose company it is in, and opens one thing there. */
export const BuyerToken = z.string().regex(/^[A-Za-z0-9_-]{54}$/)

/** An amount, and how the reader writes it. */
export const Price = z.object({ minor: z.int(), currency: z.string(), text: z.string() })

import { Sign } from './sign'
import type { CheckoutWords } from './words'

/** Whoever tests must never think that they are covered. */
export const Ribbon = ({ words }: { words: CheckoutWords }) => (
  <p className="ribbon">
    <Sign name="wrong" />
    {words.sandbox}
  </p>
)

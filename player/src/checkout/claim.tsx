import type { CheckoutWords } from './words'

/** What to do when something happens: said with the policy, so that nobody has to look for it then. */
export const Claim = ({ words }: { words: CheckoutWords }) => (
  <>
    <h2>{words.claimTitle}</h2>
    <ol className="claim">
      <li>{words.claimSafety}</li>
      <li>{words.claimProof}</li>
      <li>{words.claimWrite}</li>
    </ol>
  </>
)

import type { CheckoutWords } from './words'

/** What to do when something happens: said with the policy, so that nobody has to look for it then. */
export const Claim = ({ words, lines = [] }: { words: CheckoutWords; lines?: readonly string[] }) => (
  <>
    <h2>{words.claimTitle}</h2>
    <ol className="claim">
      {(lines.length > 0 ? lines : [words.claimSafety, words.claimProof, words.claimWrite]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </>
)

import { JsonNumber, type JsonNode, pointerTo } from '@coverwright/rules/rating/connectors'
import { useTexts } from '@coverwright/ui/locales'

type Props = {
  node: JsonNode
  /** Pointers that are mapped already. */
  taken: readonly string[]
  onTake?: (pointer: string, sample: string) => void
}
type Step = string | number
type BranchProps = Props & { steps: readonly Step[] }

/** So many of a list are shown: a mapping takes from the first few. */
const MOST_SHOWN = 50

/** An answer as it is nested; what stands at the end of a branch can be pressed to be taken. */
export function AnswerTree({ node, taken, onTake }: Props) {
  return (
    <div className="answer-tree">
      <Branch node={node} steps={[]} taken={taken} {...(onTake ? { onTake } : {})} />
    </div>
  )
}

function Branch({ node, steps, ...rest }: BranchProps) {
  const t = useTexts('connectors')
  const entries = entriesOf(node)
  if (!entries) return <Leaf node={node} steps={steps} {...rest} />
  return (
    <ul>
      {entries.slice(0, MOST_SHOWN).map(([key, inner]) => (
        <li key={key}>
          {entriesOf(inner) ? (
            <>
              <span className="answer-key">{key}</span>
              <Branch node={inner} steps={[...steps, key]} {...rest} />
            </>
          ) : (
            <Leaf node={inner} steps={[...steps, key]} label={key} {...rest} />
          )}
        </li>
      ))}
      {entries.length > MOST_SHOWN && (
        <li className="answer-more">{t('tree.more', { count: entries.length - MOST_SHOWN })}</li>
      )}
    </ul>
  )
}

function Leaf({ node, steps, label, taken, onTake }: BranchProps & { label?: Step }) {
  const t = useTexts('connectors')
  const pointer = pointerTo(steps)
  const text = node instanceof JsonNumber ? node.text : typeof node === 'string' ? node : JSON.stringify(node)
  const isTaken = taken.includes(pointer)
  const words = (
    <>
      {label !== undefined && <span className="answer-key">{label}</span>}
      <span className="answer-value cw-mono" data-kind={node === null ? 'null' : typeof node}>
        {text}
      </span>
    </>
  )
  if (!onTake) return <span className="answer-leaf">{words}</span>
  return (
    <button
      type="button"
      className="answer-leaf"
      aria-pressed={isTaken}
      title={t(isTaken ? 'tree.taken' : 'tree.take')}
      onClick={() => !isTaken && onTake(pointer, text)}
    >
      {words}
    </button>
  )
}

function entriesOf(node: JsonNode): [Step, JsonNode][] | null {
  if (Array.isArray(node)) return node.map((inner: JsonNode, at) => [at, inner])
  if (node === null || typeof node !== 'object' || node instanceof JsonNumber) return null
  return Object.entries(node)
}

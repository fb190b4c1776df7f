import { same } from '@coverwright/rules/drafts'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import type { Conflict, Drafting } from './use-draft'
import './draft.css'

/** How a room says what was changed by two, and what either side made of it. */
export type ConflictWords = {
  readonly nameOf: (conflict: Conflict) => string
  /** Of what is there on one side; what is gone has words already. */
  readonly say: (value: unknown, conflict: Conflict) => string
}

type Props<Document> = { draft: Drafting<Document>; words: ConflictWords }

/** What others and this person changed, one by one with both values: nothing is saved until it is said which one holds. */
export function DraftConflicts<Document>({ draft: { conflicts, draft }, words }: Props<Document>) {
  const t = useTexts('platform')
  if (conflicts.length === 0) return null
  const all = (side: 'mine' | 'theirs') => () => conflicts.forEach(({ path }) => draft.choose(path, side))
  return (
    <section className="draft-conflicts" aria-label={t('draft.conflicts')}>
      <p role="alert">{t('draft.asked', { count: conflicts.length })}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.path.join(' ')}>
            <OneConflict conflict={conflict} words={words} onChoose={(side) => draft.choose(conflict.path, side)} />
          </li>
        ))}
      </ul>
      {conflicts.length > 1 && (
        <div className="draft-choices">
          <Button size="small" onClick={all('mine')}>
            {t('draft.allMine')}
          </Button>
          <Button size="small" onClick={all('theirs')}>
            {t('draft.allTheirs')}
          </Button>
        </div>
      )}
    </section>
  )
}

type OneProps = { conflict: Conflict; words: ConflictWords; onChoose: (side: 'mine' | 'theirs') => void }

function OneConflict({ conflict, words, onChoose }: OneProps) {
  const t = useTexts('platform')
  const name = words.nameOf(conflict)
  const said = sidesOf(conflict, words, t('draft.gone'))
  return (
    <>
      <strong>{name}</strong>
      <dl>
        <dt>{t('draft.mine')}</dt>
        <dd>{said.mine}</dd>
        <dt>{t('draft.theirs')}</dt>
        <dd>{said.theirs}</dd>
      </dl>
      <div className="draft-choices">
        <Button size="small" aria-label={t('draft.keepMineOf', { name })} onClick={() => onChoose('mine')}>
          {t('draft.keepMine')}
        </Button>
        <Button size="small" aria-label={t('draft.takeTheirsOf', { name })} onClick={() => onChoose('theirs')}>
          {t('draft.takeTheirs')}
        </Button>
      </div>
    </>
  )
}

/** Two sides that read alike differ in something that the room's words leave out: then everything that differs is said. */
function sidesOf(conflict: Conflict, { say }: ConflictWords, gone: string) {
  const sideOf = (value: unknown) => (value === undefined ? gone : say(value, conflict))
  const [mine, theirs] = [sideOf(conflict.mine), sideOf(conflict.theirs)]
  if (mine !== theirs) return { mine, theirs }
  return { mine: differing(conflict.mine, conflict.theirs), theirs: differing(conflict.theirs, conflict.mine) }
}

function differing(one: unknown, other: unknown): string {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return plain(one)
  const fields = Object.entries(one).filter(([name, value]) => !same(value, (other as Record<string, unknown>)[name]))
  return fields.map(([name, value]) => `${name}: ${plain(value)}`).join(', ')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

import type { TableView } from '@coverwright/contract/rating/tables'
import { questionsOf } from '@coverwright/rules/design/products'
import { isMatchColumn } from '@coverwright/rules/rating/pricing'
import { answeredIn, appliesTogether, askedTitles, MOST_EACH } from '@coverwright/rules/rating/tables'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { toast } from '@coverwright/ui/toast'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useToast } from '../../platform/toast'
import type { OpenedProduct } from '../../design/products'
import { AskEach, type HowMany } from './ask-each'
import { useAddQuestions, useTables } from './use-tables'
import './ask-keys.css'

type Props = { opened: OpenedProduct; onAdded?: () => void }

/** Tables without questions: nobody can be priced until somebody is asked for what the tables are matched by. */
export function AskKeysCard({ opened: { product, body, mayEdit }, onAdded }: Props) {
  const t = useTexts('tables')
  const withToast = useToast()
  const { data } = useTables(product.id)
  const { mutateAsync, isPending } = useAddQuestions()
  const [said, setSaid] = useState<ReadonlyMap<string, HowMany>>(new Map())
  const keys = keyTitles(data?.tables ?? [], answeredIn(body.body))
  const lists = togetherIn(data?.tables ?? []).filter(({ title }) => keys.includes(title))
  const together = lists.flatMap(({ title, isLong }) => (isLong ? [] : [title]))
  const each = together.filter((title) => said.get(title) === 'each')
  if (!mayEdit || keys.length === 0 || questionsOf(body.body).length > 0) return null
  const add = () =>
    withToast(async () => {
      const { added } = await mutateAsync({ productId: product.id, baseRevision: body.revision, each })
      toast({ text: t('ask.added', { count: added }) })
      onAdded?.()
    })
  return (
    <section className="cw-card ask-keys" aria-label={t('ask.title')}>
      <span className="tables-icon">
        <MessageCircleQuestion size={18} />
      </span>
      <div className="ask-keys-words">
        <h2>{t('ask.title')}</h2>
        <p>{t('ask.about')}</p>
        <ul>
          {keys.slice(0, MOST_SHOWN).map((title) => (
            <li key={title}>{title}</li>
          ))}
          {keys.length > MOST_SHOWN && <li>{t('ask.more', { count: keys.length - MOST_SHOWN })}</li>}
        </ul>
        {together.map((title) => (
          <AskEach
            key={title}
            title={title}
            answer={said.get(title)}
            onAnswer={(how) => setSaid(new Map([...said, [title, how]]))}
          />
        ))}
        {lists.map(({ title, isLong }) => isLong && <p key={title}>{t('ask.together', { title })}</p>)}
      </div>
      <Button
        type="primary"
        loading={isPending}
        disabled={together.some((title) => !said.has(title))}
        onClick={() => void add()}
      >
        {each.length > 0 ? t('ask.addAll') : t('ask.add', { count: keys.length })}
      </Button>
    </section>
  )
}

const MOST_SHOWN = 12

/** Lists of which several may apply to one customer; nobody would answer a long one row by row. */
const togetherIn = (tables: readonly TableView[]): { title: string; isLong: boolean }[] => {
  const longest = new Map<string, number>()
  for (const table of tables) {
    const title = appliesTogether(table)
    const rows = Math.max(0, ...table.versions.map(({ rowCount }) => rowCount))
    if (title !== null) longest.set(title, Math.max(rows, longest.get(title) ?? 0))
  }
  return [...longest].map(([title, rows]) => ({ title, isLong: rows > MOST_EACH }))
}

/** Each once, as the server will ask for them; tables without rows say nothing yet. */
const keyTitles = (tables: readonly TableView[], answered: ReadonlySet<string>): string[] =>
  askedTitles(
    tables
      .filter(({ versions }) => versions.some(({ rowCount }) => rowCount > 0))
      .flatMap(({ columns }) => columns.filter(isMatchColumn)),
    answered,
  )

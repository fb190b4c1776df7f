import type { ChangeView } from '@coverwright/contract/release/publishing'
import { useTexts } from '@coverwright/ui/locales'
import { languageNames } from '@coverwright/ui/locales'
import { ArrowRight, Minus, Pencil, Plus } from 'lucide-react'

const icons = { added: Plus, gone: Minus, changed: Pencil }

/** What is otherwise, one sentence each. */
export function ChangeList({ changes }: { changes: readonly ChangeView[] }) {
  const t = useTexts('publishing')
  if (changes.length === 0) return <p className="publish-none">{t('changes.none')}</p>
  return (
    <ul className="changes">
      {changes.map((change, at) => (
        <Change key={at} {...change} />
      ))}
    </ul>
  )
}

function Change({ kind, how, title, place, part, before, after }: ChangeView) {
  const t = useTexts('publishing')
  const Icon = icons[how]
  const name = kind === 'language' ? languageNames[title as keyof typeof languageNames] : title
  return (
    <li data-how={how}>
      <Icon size={16} aria-hidden />
      <b>{t(`changes.${kind}.${how}`)}</b>
      <span>
        {name}
        {part && <span className="change-part">{t('changes.part', { part })}</span>}
        {before !== undefined && after !== undefined && (
          <span className="change-values">
            <del>{before}</del>
            <ArrowRight size={12} aria-label={t('changes.becomes')} />
            <ins>{after}</ins>
          </span>
        )}
      </span>
      {place && <small>{place}</small>}
    </li>
  )
}

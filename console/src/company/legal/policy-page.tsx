import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import type { ReactNode } from 'react'
import { EntryPage } from '../identity'
import type { ScreenPath } from '../../platform/routes'
import './legal.css'

/** A body is its paragraphs, one to a line. */
export type PolicySection = { key: string; title: string; body: string }

type Props = {
  title: string
  purpose: string
  version: string
  sections: PolicySection[]
  /** Beside the text: what can be chosen or read next. */
  aside: ReactNode
  other: { path: ScreenPath; label: string }
}

/** A policy as one reads it: contents that lead to each part, numbered parts, and whom to ask. */
export function PolicyPage({ title, purpose, version, sections, aside, other }: Props) {
  const t = useTexts('legal')
  return (
    <EntryPage isWide>
      <div className="policy">
        <article className="policy-text">
          <h1>{title}</h1>
          <p className="sign-in-purpose">{purpose}</p>
          <p className="policy-version cw-num">{t('version', { version })}</p>
          {sections.map(({ body, key, title: name }, at) => (
            <section key={key} id={key} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`}>
                <span className="cw-num">{at + 1}</span>
                {name}
              </h2>
              {body.split('\n').map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          ))}
        </article>
        <aside className="policy-aside">
          {aside}
          <nav aria-label={t('contents')}>
            <h2>{t('contents')}</h2>
            <ol>
              {sections.map(({ key, title: name }) => (
                <li key={key}>
                  <a href={`#${key}`}>{name}</a>
                </li>
              ))}
            </ol>
          </nav>
          <p>
            <Link className="cw-link" href={other.path}>
              {other.label}
            </Link>
          </p>
          <p>
            <Link className="cw-link" href="/contact-us">
              {t('questions')}
            </Link>
          </p>
        </aside>
      </div>
    </EntryPage>
  )
}

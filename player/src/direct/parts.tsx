import type { ReactNode } from 'react'
import type { DirectPart, DirectPicture } from './page'
import { directWords } from './words'
import type { Language } from '@coverwright/rules/languages'

type Part<Kind extends DirectPart['kind']> = Extract<DirectPart, { kind: Kind }>
type Props = { part: DirectPart; language: Language; isSold: boolean; isFirst: boolean }

/** One part as it stands on the page. Words are text and nothing else: React escapes every one of them. */
export function PartView({ part, language, isSold, isFirst }: Props) {
  switch (part.kind) {
    case 'header':
      return null
    case 'hero':
      return <Hero part={part} isSold={isSold} isFirst={isFirst} />
    case 'heading':
      return isFirst ? <h1 className="d-title">{part.text}</h1> : <h2 className="d-title">{part.text}</h2>
    case 'text':
      return <Paragraphs className="d-text" text={part.text} />
    case 'note':
      return <Paragraphs className="d-note" text={part.text} />
    case 'cards':
      return <Cards part={part} />
    case 'covers':
      return <Covers part={part} language={language} />
    case 'prices':
      return <Prices part={part} language={language} isSold={isSold} />
    case 'questions':
      return <Questions part={part} />
    case 'testimonial':
      return (
        <figure className="d-quote">
          <blockquote>{part.text}</blockquote>
          <figcaption>
            <strong>{part.name}</strong>
            {part.role && <span>{part.role}</span>}
          </figcaption>
        </figure>
      )
    case 'action':
      return (
        <section className="d-action">
          <Titled title={part.title} text={part.text} />
          <Go part={part} isSold={isSold} />
        </section>
      )
    case 'picture':
      return (
        <figure className="d-picture">
          <Picture picture={part.picture} sizes="(max-width: 1120px) 100vw, 1120px" isFirst={isFirst} />
        </figure>
      )
    case 'divider':
      return <hr className="d-line" />
    case 'footer':
      return null
  }
}

/** Nobody is sent to a product that cannot be bought. */
export function Go({ part, isSold }: { part: { label: string; link: string }; isSold: boolean }) {
  if (!isSold || part.label === '') return null
  return (
    <a className="d-go" href={part.link}>
      {part.label}
    </a>
  )
}

function Hero({ part, isSold, isFirst }: { part: Part<'hero'>; isSold: boolean; isFirst: boolean }) {
  return (
    <section className="d-hero">
      <div>
        {isFirst ? <h1>{part.title}</h1> : <h2>{part.title}</h2>}
        <Paragraphs className="d-lead" text={part.text} />
        <Go part={part} isSold={isSold} />
      </div>
      {part.picture && <Picture picture={part.picture} sizes="(max-width: 860px) 100vw, 540px" isFirst={isFirst} />}
    </section>
  )
}

function Picture({ picture, sizes, isFirst }: { picture: DirectPicture; sizes: string; isFirst: boolean }) {
  const widest = picture.widths[picture.widths.length - 1]
  const set = picture.widths.map(({ address, width }) => `${address} ${width}w`).join(', ')
  return (
    <img
      src={widest?.address}
      {...(picture.widths.length > 1 ? { srcSet: set, sizes } : {})}
      alt={picture.alt}
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  )
}

function Cards({ part }: { part: Part<'cards'> }) {
  return (
    <section className="d-part">
      <Titled title={part.title} text="" />
      <ul className="d-cards">
        {part.cards.map(({ title, text }, at) => (
          <li key={at}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A table where there is room; on a phone each line says for itself which plan pays what. */
function Covers({ part, language }: { part: Part<'covers'>; language: Language }) {
  const words = directWords[language]
  return (
    <section className="d-part">
      <Titled title={part.title} text={part.text} />
      <table className="d-covers">
        <thead>
          <tr>
            <th scope="col">{words.cover}</th>
            {part.plans.map((plan, at) => (
              <th key={at} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map(({ title, cells }, at) => (
            <tr key={at}>
              <th scope="row">{title}</th>
              {cells.map((cell, place) => (
                <td key={place} data-plan={part.plans[place]} className={cell === '' ? 'd-none' : undefined}>
                  {cell || words.notCovered}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Prices({ part, language, isSold }: { part: Part<'prices'>; language: Language; isSold: boolean }) {
  const words = directWords[language]
  return (
    <section className="d-part">
      <Titled title={part.title} text={part.text} />
      <ul className="d-plans">
        {part.plans.map(({ title, subtitle, from }, at) => (
          <li key={at}>
            <h3>{title}</h3>
            {subtitle && <p>{subtitle}</p>}
            <p className="d-from">
              {from === '' ? (
                words.yours
              ) : (
                <>
                  {words.from} <strong>{from}</strong> {words.aYear}
                </>
              )}
            </p>
            <Go part={part} isSold={isSold} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ part }: { part: Part<'questions'> }) {
  return (
    <section className="d-part d-narrow">
      <Titled title={part.title} text="" />
      {part.rows.map(({ question, answer }, at) => (
        <details key={at} className="d-question">
          <summary>{question}</summary>
          <Paragraphs text={answer} />
        </details>
      ))}
    </section>
  )
}

const Titled = ({ title, text }: { title: string; text: string }): ReactNode => (
  <>
    {title !== '' && <h2>{title}</h2>}
    {text !== '' && <Paragraphs className="d-under" text={text} />}
  </>
)

/** An empty line begins a new paragraph, another one a new line. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }): ReactNode =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      <p key={at} className={className}>
        {paragraph.split('\n').map((line, place) => (
          <span key={place}>
            {place > 0 && <br />}
            {line}
          </span>
        ))}
      </p>
    ))

import type { Block } from '@coverwright/rules/design/templates'
import type { Texts } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { ImageIcon } from 'lucide-react'
import { SaidText } from './said-text'
import { useBuilder } from './use-building'

type PageOnly = Extract<
  Block,
  { kind: 'hero' | 'cards' | 'covers' | 'prices' | 'questions' | 'testimonial' | 'action' | 'footer' }
>

/** Blocks that stand on a page alone, close to how visitors see them. */
export function PageBlockView({ block }: { block: PageOnly }) {
  const t = useTexts('templates')
  const { variables } = useBuilder()
  const empty = t('build.write')
  switch (block.kind) {
    case 'hero':
      return (
        <div className="page-hero">
          <div>
            <Titled title={block.title} text={block.text} />
            <Pressed label={block.label} />
          </div>
          <p className="mail-picture">
            <ImageIcon size={20} aria-hidden /> <SaidText of={block.alt} empty={t('build.picture')} />
          </p>
        </div>
      )
    case 'cards':
      return <CardsView block={block} />
    case 'covers':
      return (
        <>
          <Titled title={block.title} text={block.text} />
          <p className="mail-empty">{t('build.coversHelp')}</p>
        </>
      )
    case 'prices':
      return (
        <>
          <Titled title={block.title} text={block.text} />
          <p className="mail-empty">{t('build.plansHere')}</p>
          <Pressed label={block.label} />
        </>
      )
    case 'questions':
      return <QuestionsView block={block} />
    case 'testimonial':
      return (
        <blockquote className="page-quote">
          <p>
            <SaidText of={block.text} empty={empty} />
          </p>
          <small>
            <SaidText of={block.name} empty={t('build.who')} /> <SaidText of={block.role} empty="" />
          </small>
        </blockquote>
      )
    case 'action':
      return (
        <div className="page-action">
          <Titled title={block.title} text={block.text} />
          <Pressed label={block.label} />
        </div>
      )
    case 'footer':
      return (
        <small className="page-footer">
          <strong>{variables.find(({ name }) => name === 'company.name')?.sample}</strong>
          <SaidText of={block.text} empty={empty} />
        </small>
      )
  }
}

function Titled({ title, text }: { title: Texts; text: Texts }) {
  const t = useTexts('templates')
  return (
    <>
      <h2>
        <SaidText of={title} empty={t('build.write')} />
      </h2>
      <p>
        <SaidText of={text} empty="" />
      </p>
    </>
  )
}

function Pressed({ label }: { label: Texts }) {
  const t = useTexts('templates')
  return (
    <span className="mail-act">
      <SaidText of={label} empty={t('build.write')} />
    </span>
  )
}

function CardsView({ block }: { block: Extract<PageOnly, { kind: 'cards' }> }) {
  const t = useTexts('templates')
  return (
    <>
      <Titled title={block.title} text={{}} />
      <ul className="page-cards">
        {block.cards.map((card) => (
          <li key={card.id}>
            <strong>
              <SaidText of={card.title} empty={t('build.write')} />
            </strong>
            <p>
              <SaidText of={card.text} empty={t('build.write')} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

function QuestionsView({ block }: { block: Extract<PageOnly, { kind: 'questions' }> }) {
  const t = useTexts('templates')
  return (
    <>
      <Titled title={block.title} text={{}} />
      <dl className="page-questions">
        {block.rows.map((row) => (
          <div key={row.id}>
            <dt>
              <SaidText of={row.label} empty={t('build.write')} />
            </dt>
            <dd>
              <SaidText of={row.value} empty={t('build.write')} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

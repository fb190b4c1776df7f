import type { Block } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import { GitBranch, ImageIcon } from 'lucide-react'
import { PageBlockView } from './page-block-view'
import { SaidText } from './said-text'
import { SheetView } from './sheet-view'
import { TableView } from './table-view'
import { useBuilder } from './use-building'

/** One block on the paper, close to how it arrives; the preview shows the very mail. */
export function BlockView({ block }: { block: Block }) {
  const t = useTexts('templates')
  return (
    <div className={`mail-block mail-${block.kind}`} data-when={block.when.trim() !== '' || undefined}>
      {block.when.trim() !== '' && (
        <p className="mail-when">
          <GitBranch size={12} aria-hidden /> {t('build.onlyWhen', { when: block.when })}
        </p>
      )}
      <Inside block={block} />
    </div>
  )
}

function Inside({ block }: { block: Block }) {
  const t = useTexts('templates')
  const { variables } = useBuilder()
  const empty = t('build.write')
  switch (block.kind) {
    case 'header':
      return <strong>{variables.find(({ name }) => name === 'company.name')?.sample}</strong>
    case 'heading':
      return (
        <h2 data-title={block.isTitle || undefined}>
          <SaidText of={block.text} empty={empty} />
        </h2>
      )
    case 'text':
    case 'note':
      return (
        <p>
          <SaidText of={block.text} empty={empty} />
        </p>
      )
    case 'button':
      return (
        <span className="mail-act">
          <SaidText of={block.label} empty={empty} />
        </span>
      )
    case 'picture':
      return (
        <p className="mail-picture">
          <ImageIcon size={20} aria-hidden /> <SaidText of={block.alt} empty={t('build.picture')} />
        </p>
      )
    case 'facts':
      return (
        <dl data-columns={block.columns}>
          {block.rows.map((row) => (
            <div key={row.id}>
              <dt>
                <SaidText of={row.label} empty={empty} />
              </dt>
              <dd>
                <SaidText of={row.value} empty={empty} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'each':
      return (
        <>
          <strong>
            <SaidText of={block.title} empty={t(`lists.${block.over}`)} />
          </strong>
          <p className="mail-entry">
            <SaidText of={block.text} empty={empty} /> <SaidText of={block.aside} empty="" />
          </p>
        </>
      )
    case 'field':
      return <SaidText of={block.text} empty={empty} />
    case 'divider':
      return (
        <>
          <hr />
          <span className="cw-unseen">{t('kinds.divider')}</span>
        </>
      )
    case 'table':
      return <TableView block={block} />
    case 'qr':
    case 'space':
    case 'pageBreak':
    case 'signature':
      return <SheetView block={block} />
    default:
      return <PageBlockView block={block} />
  }
}

import { type Block, textsOf } from '@coverwright/rules/design/templates'
import { textIn } from '@coverwright/rules/languages'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import type { Conflict, ConflictWords } from '../../../platform/draft'

/** What two people changed, named by the block it stands in and said by its first words. */
export function useBlockConflicts(): ConflictWords {
  const t = useTexts('templates')
  const { language } = useLanguage()
  const saidIn = (block: Block) =>
    textsOf(block)
      .map(({ texts }) => textIn(texts, language))
      .find((text) => text.trim() !== '') ?? t(`kinds.${block.kind}`)
  return {
    nameOf: (conflict) => {
      const block = blockIn(conflict)
      if (block) return t(`kinds.${block.kind}`)
      if (conflict.path.includes('subject')) return t('build.subject')
      if (conflict.path.includes('preview')) return t('build.preview')
      if (conflict.path.includes('title')) return t('build.searchTitle')
      if (conflict.path.includes('description')) return t('build.searchText')
      if (conflict.path.includes('header')) return t('build.pageHeader')
      if (conflict.path.includes('footer')) return t('build.pageFooter')
      return t('build.details')
    },
    say: (value) => (isBlock(value) ? saidIn(value) : typeof value === 'string' ? value : JSON.stringify(value)),
  }
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'kind' in value && 'when' in value
const blockIn = ({ mine, theirs }: Conflict) => [mine, theirs].find(isBlock)

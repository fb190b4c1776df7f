import type { Guide, GuideWords } from '../platform/routes'

/** All of them in one part, which is loaded when somebody first asks for help. */
const found = import.meta.glob<Guide>('../**/guide.ts', { eager: true, import: 'guide' })
export const guides: readonly Guide[] = Object.values(found)

export const guideOf = (path: string): Guide | undefined => guides.find(({ of }) => of.some((one) => one === path))

export const guideIn = (guide: Guide, language: string): GuideWords =>
  language === 'zh_tw' ? guide.zh_tw : language === 'zh_cn' ? guide.zh_cn : guide.en

import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/gift-cards'],
  en: { title: 'Gift cards', about: 'Your gift cards.', steps: ['Make a draft.', 'Activate it.', 'Retire it.'] },
  zh_tw: { title: '禮品卡', about: '貴公司的禮品卡。', steps: ['新增草稿。', '啟用。', '停用。'] },
  zh_cn: { title: '礼品卡', about: '贵公司的礼品卡。', steps: ['新建草稿。', '启用。', '停用。'] },
}

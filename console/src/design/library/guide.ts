import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/photoLibrary', '/fontLibrary'],
  en: {
    title: 'Photos and fonts',
    about:
      'What your products may look like: photos and fonts of your own, each with where it comes from and what allows its use.',
    steps: [
      'Upload a photo, cut it, and set the focus on what must stay in sight.',
      'Say where it comes from and under which licence you use it.',
      'Choose it in the wizard or in the studio of a product.',
      'What a product shows cannot be deleted; the card says which product that is.',
    ],
  },
  zh_tw: {
    title: '相片與字型',
    about: '產品的外觀：貴公司自己的相片與字型，各附來源與使用授權。',
    steps: [
      '上載相片、裁切，並把焦點放在必須看得到的部分。',
      '填寫來源，以及以何種授權使用。',
      '在精靈或產品的設計工作室中選用。',
      '產品正在使用的項目不能刪除；卡片上會列出是哪個產品。',
    ],
  },
  zh_cn: {
    title: '图片与字体',
    about: '产品的外观：贵公司自己的图片与字体，各附来源与使用授权。',
    steps: [
      '上传图片、裁剪，并把焦点放在必须看得到的部分。',
      '填写来源，以及以何种授权使用。',
      '在向导或产品的设计工作室中选用。',
      '产品正在使用的项目不能删除；卡片上会列出是哪个产品。',
    ],
  },
}

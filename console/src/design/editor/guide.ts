import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/editor', '/designStudio'],
  en: {
    title: 'Form editor and design studio',
    about: 'The pages and questions that buyers go through, with their logic.',
    steps: [
      'Add questions on the left, or press “/”. Drag a line by its grip to move it, also between pages and into groups.',
      'Select a question to change its words and limits on the right. Choose the language you write there, too.',
      'Open “Logic” to show, require, skip or fill in by what was answered before. “Logic map” shows the same as a picture.',
      'Everything is saved while you type. One person edits at a time; others look on, and an admin can take over.',
      'Problems are listed at the bottom, each with a way to it. “Preview” plays the journey from this page.',
      'The design studio has the whole product beside its preview, what is missing to go on sale, and the publish.',
    ],
  },
  zh_tw: {
    title: '表單編輯器與設計工作室',
    about: '買家經過的頁面與問題，以及其邏輯。',
    steps: [
      '在左側新增問題，或按「/」。拖曳握把即可移動，也可跨頁或移入群組。',
      '選擇問題後，在右側更改文字與限制，並選擇撰寫語言。',
      '開啟「邏輯」，依先前的答案顯示、要求、跳過或填入。「邏輯圖」以圖像顯示相同內容。',
      '輸入時會自動儲存。同一時間只有一人編輯，其他人可觀看，管理員可接手。',
      '底部列出問題並可直接前往。「預覽」從此頁開始播放流程。',
      '設計工作室將整個產品、預覽、尚缺項目與發佈放在一起。',
    ],
  },
  zh_cn: {
    title: '表单编辑器与设计工作室',
    about: '买家经过的页面与问题，以及其逻辑。',
    steps: [
      '在左侧新增问题，或按“/”。拖动手柄即可移动，也可跨页或移入分组。',
      '选择问题后，在右侧更改文字与限制，并选择撰写语言。',
      '打开“逻辑”，依先前的答案显示、要求、跳过或填入。“逻辑图”以图像显示相同内容。',
      '输入时会自动保存。同一时间只有一人编辑，其他人可查看，管理员可接手。',
      '底部列出问题并可直接前往。“预览”从此页开始播放流程。',
      '设计工作室将整个产品、预览、尚缺项目与发布放在一起。',
    ],
  },
}

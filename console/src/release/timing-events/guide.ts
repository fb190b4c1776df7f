import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/eventManager', '/companyEventManager', '/eventList'],
  en: {
    title: 'Timetable',
    about: 'Reminders, publishes and pages that go on and offline at a time.',
    steps: [
      'Choose “Plan something”: remind people, put a page online or offline, publish or swap.',
      'Choose its time and the zone whose clocks count. The next runs are shown before you save, with the night the clocks change.',
      'Pull a run to another time, or press M on it and use the arrow keys. What has run stays.',
      'Open a run to see what became of it.',
    ],
  },
  zh_tw: {
    title: '時間表',
    about: '定時的提醒、發佈，以及頁面上線與下線。',
    steps: [
      '選擇「新增排程」：提醒同事、讓頁面上線或下線、發佈或替換。',
      '選擇時間與時區。儲存前會顯示接下來的執行時間，以及時鐘調整當晚的情況。',
      '將執行拖到其他時間，或按 M 再用方向鍵移動。已執行的不會改變。',
      '開啟一次執行即可查看結果。',
    ],
  },
  zh_cn: {
    title: '时间表',
    about: '定时的提醒、发布，以及页面上线与下线。',
    steps: [
      '选择“新建排程”：提醒同事、让页面上线或下线、发布或替换。',
      '选择时间与时区。保存前会显示接下来的运行时间，以及调钟当晚的情况。',
      '将运行拖到其他时间，或按 M 再用方向键移动。已运行的不会改变。',
      '打开一次运行即可查看结果。',
    ],
  },
}

import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/dashBoard', '/dashboard-revence', '/dashboard-traffic', '/shellDashBoard'],
  en: {
    title: 'Dashboards',
    about: 'What was sold and looked at, against the time before. Test sales are never counted.',
    steps: [
      'Choose a time at the top right. The address keeps it, so you can send what you see to a colleague.',
      'Click a figure or a row of “By product” to see the entries it is made of. They add up to the figure.',
      'On Revenue, look at products, channels and plans side by side; the tick on a bar is the time before.',
      'On Traffic, look at pages seen, errors and slow pages; open a product to see where visits stop.',
    ],
  },
  zh_tw: {
    title: '儀表板',
    about: '售出與瀏覽的情況，並與之前的時段比較。測試銷售從不計算在內。',
    steps: [
      '在右上方選擇時段。網址會保留選擇，可直接傳給同事。',
      '點選數字或「按產品」的一行，查看其組成項目；項目總和即為該數字。',
      '在「收入」並排查看產品、渠道與計劃；橫條上的刻度代表之前的時段。',
      '在「流量」查看瀏覽頁數、錯誤與緩慢頁面；開啟產品可查看訪客在哪裡停下。',
    ],
  },
  zh_cn: {
    title: '仪表板',
    about: '售出与浏览的情况，并与之前的时段比较。测试销售从不计算在内。',
    steps: [
      '在右上方选择时段。网址会保留选择，可直接传给同事。',
      '点选数字或“按产品”的一行，查看其组成项目；项目总和即为该数字。',
      '在“收入”并排查看产品、渠道与计划；横条上的刻度代表之前的时段。',
      '在“流量”查看浏览页数、错误与缓慢页面；打开产品可查看访客在哪里停下。',
    ],
  },
}

import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/domain'],
  en: {
    title: 'Domains',
    about: 'Your products at addresses of your own, with certificates that renew by themselves.',
    steps: [
      'Choose “Add a domain”: buy a free name, or connect a domain or subdomain that you own.',
      'For one that you own, set the two records where it is managed. “Check now” shows what is seen of each.',
      'Its certificate is made by itself. Until then the domain is being created.',
      'Open the domain and choose what it shows. The product’s old address leads there.',
      'Keep the record that proves it: without it the domain stops working after three days.',
    ],
  },
  zh_tw: {
    title: '網域',
    about: '以貴公司自己的網址展示產品，憑證自動更新。',
    steps: [
      '選擇「新增網域」：購買可用名稱，或連接您擁有的網域或子網域。',
      '若為自有網域，請在管理處設定兩筆記錄；「立即檢查」會顯示各筆記錄的現況。',
      '憑證會自動製作，完成前顯示為建立中。',
      '開啟網域並選擇顯示內容，產品原網址會轉到該處。',
      '請保留證明記錄：缺少時，網域會在三天後停止服務。',
    ],
  },
  zh_cn: {
    title: '域名',
    about: '以贵公司自己的网址展示产品，证书自动更新。',
    steps: [
      '选择“添加域名”：购买可用名称，或连接您拥有的域名或子域名。',
      '若为自有域名，请在管理处设置两条记录；“立即检查”会显示各条记录的现况。',
      '证书会自动制作，完成前显示为创建中。',
      '打开域名并选择显示内容，产品原网址会转到该处。',
      '请保留证明记录：缺少时，域名会在三天后停止服务。',
    ],
  },
}

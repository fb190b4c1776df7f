import { button, header, heading, note, say, type SystemMail, words } from './write'

export const agentMails: readonly SystemMail[] = [
  {
    ...{ key: 'agentWelcome', version: 1, tag: 'agent' },
    title: say('Agent welcome', '歡迎代理人', '欢迎代理人'),
    subject: say('Welcome to {{company.name}}', '歡迎加入 {{company.name}}', '欢迎加入 {{company.name}}'),
    preview: say('Your access is ready', '您的帳戶已準備就緒', '您的账户已准备就绪'),
    blocks: [
      header,
      heading(say('Dear {{agent.name}},', '{{agent.name}}，您好：', '{{agent.name}}，您好：')),
      words(
        'welcome',
        say(
          'You can now sell the products of {{company.name}}. Your page shows what you may offer and what you have earned.',
          '您現在可以銷售 {{company.name}} 的產品。您的頁面會顯示可供銷售的產品及所得佣金。',
          '您现在可以销售 {{company.name}} 的产品。您的页面会显示可供销售的产品及所得佣金。',
        ),
      ),
      button(say('Open my page', '開啟我的頁面', '打开我的页面'), '{{agent.link}}'),
      note(
        say(
          'Questions? Write to {{company.email}}.',
          '如有查詢，請電郵至 {{company.email}}。',
          '如有疑问，请发邮件至 {{company.email}}。',
        ),
      ),
    ],
  },
]

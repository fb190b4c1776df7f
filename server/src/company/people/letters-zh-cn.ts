import type { Letters } from './letters-en'

export const simplifiedLetters: Letters = {
  linkState: '查看此链接的状态',
  phoneCode: '您的 Coverwright 验证码是 {code}，10 分钟内有效。',
  letters: {
    billPaid: {
      subject: '发票 {number}：已付 {total}',
      lines: ['感谢您。已收到 {total}，您订购的内容现已生效。发票与收据随信附上。'],
      action: '查看订单',
    },
    domainEnds: {
      subject: '{domain} 将在 {days} 天内到期',
      lines: ['{company} 的域名 {domain} 已付费至 {until}。之后该网址将不再显示内容。'],
      action: '查看域名',
    },
    certificateEnds: {
      subject: '{domain} 的证书将在 {days} 天内到期',
      lines: ['{domain} 的证书有效至 {until}。之后该网址将不再显示内容。'],
      action: '查看域名',
    },
    renewalAhead: {
      subject: '您的方案将于 {on} 续期',
      lines: [
        '{company} 的方案将于 {days} 天后（{on}）自动续期，金额为 {total}。',
        '您无须操作。如要更改方案或卡片，请在该日前打开订阅页面。',
      ],
      action: '查看订阅',
    },
    renewalFailed: {
      subject: '您的方案未能续期',
      lines: [
        '未能向 {company} 的卡片收取 {total}。我们会在接下来几天再试。',
        '在 {until} 之前一切保持不变。请检查卡片或更换另一张。',
      ],
      action: '检查卡片',
    },
    planLimited: {
      subject: '{company} 在付款前受到限制',
      lines: [
        '您的方案已十四天未付款。已上线的内容会继续上线，也不会删除任何数据，但无法再上线新内容。',
        '付款后，一切即恢复原状。',
      ],
      action: '支付方案',
    },
    senderMailbox: {
      subject: '确认以 {email} 发件',
      lines: ['{company} 希望以 {email} 发送邮件。请在设置中输入此验证码，确认您可读取此邮箱。'],
    },
    quoteOffered: {
      subject: '{product} 的报价：{total}',
      lines: [
        '{name}，感谢您的等候。我们已审阅您的回答，可以 {total} 为您提供 {product}。',
        '请打开链接查看保障内容并付款。此价格有效至 {until}；付款后保障才开始。',
      ],
      action: '查看报价并付款',
    },
    quoteQuestion: {
      subject: '关于您的 {product}',
      lines: [
        '{name}，感谢您的申请。在作出决定前，我们还需要了解：',
        '{message}',
        '请打开链接查看您的回答，按需要修改后再次提交。目前没有收取任何费用，保障也尚未开始。',
      ],
      action: '打开我的回答',
    },
    quoteDeclined: {
      subject: '您的 {product} 申请',
      lines: [
        '{name}，感谢您的信任与耐心。我们的同事已仔细审阅您的回答，这次未能为您提供 {product}。',
        '{message}',
        '没有收取任何费用。其他保险公司的决定可能不同。',
      ],
      action: '查看我的申请',
    },
    quoteLink: {
      subject: '继续申请 {product}',
      lines: [
        '你为 {product} 填写的内容已保存。在任何设备上打开这个链接，就能从上次停下的地方继续。',
        '有链接的人都能看到你的回答，请勿转发。',
      ],
      action: '继续',
    },
    signUpStarted: {
      subject: '继续注册 {company}',
      lines: ['您已开始注册 {company}，所填资料会保留七天。', '若非您本人操作，无需理会此邮件。'],
      action: '继续注册',
    },
    alreadyRegistered: {
      subject: '您已有账户',
      lines: [
        '有人（可能是您）用此邮箱注册，但它已有账户，因此没有任何变更。',
        '请照常登录；若忘记密码，可在登录页面重置。',
      ],
      action: '登录',
    },
    verifyEmail: {
      subject: '验证您的邮箱地址',
      lines: [
        '只差一步：验证此邮箱属于您，{company} 的 21 天试用便会开始。',
        '链接 24 小时内有效，只能使用一次。若您没有注册，请勿打开。',
      ],
      action: '验证我的邮箱地址',
    },
    nothingToVerify: {
      subject: '没有需要验证的内容',
      lines: ['有人（可能是您）要求验证此邮箱，但没有等待验证的注册。'],
      action: '注册',
    },
    newDeviceCode: {
      subject: '新设备验证码',
      lines: [
        '有人用您的密码在我们不认识的浏览器（{device}）登录。',
        '若是您本人，请在 10 分钟内输入此验证码；若不是，请更改密码。',
      ],
    },
    resetCode: {
      subject: '重置密码验证码',
      lines: ['请在 10 分钟内输入此验证码以设置新密码。', '若您没有要求重置，无需理会。'],
    },
    resetUnknown: {
      subject: '此邮箱没有账户',
      lines: ['有人（可能是您）要求重置此邮箱的密码，但它没有账户。', '若您有其他邮箱，请试试那一个。'],
    },
    passwordChanged: {
      subject: '您的密码已更改',
      lines: ['您的密码已更改，其他设备均已退出登录。', '若非您本人操作，请立即重置密码。'],
      action: '重置我的密码',
    },
    signedIn: {
      subject: '您已登录',
      lines: [
        '有人登录了您的账户：{device}，来自 {address}，时间 {time}。',
        '若非您本人，请更改密码，并在账户页面结束该会话。',
      ],
      action: '打开我的账户',
    },
    twoStepOn: {
      subject: '已启用两步验证',
      lines: ['今后登录时需要验证器应用的验证码。', '请妥善保存恢复码，没有手机时也能找到。'],
    },
    twoStepOff: {
      subject: '已停用两步验证',
      lines: ['现在仅凭密码便可打开您的账户。', '若非您本人操作，请立即更改密码。'],
      action: '打开我的账户',
    },
    invitation: {
      subject: '{inviter} 邀请您加入 {company}',
      lines: ['{inviter} 邀请您在 Coverwright 上加入 {company}。', '此邀请仅限本邮箱使用，七天内有效。'],
      action: '接受邀请',
    },
    transferInvite: {
      subject: '成为 {company} 的主要用户',
      lines: ['{from} 请您成为 {company} 的主要用户。', '请阅读说明，并在 24 小时内确认。'],
      action: '阅读并确认',
    },
    transferStarted: {
      subject: '您正在移交 {company} 的主要用户身份',
      lines: ['{to} 有 24 小时可以确认。在此之前一切不变，您也可以在用户页面撤回。'],
      action: '打开用户页面',
    },
    transferCode: {
      subject: '成为主要用户的验证码',
      lines: ['请在 10 分钟内输入此验证码，成为 {company} 的主要用户。'],
    },
    transferTaken: {
      subject: '您已是 {company} 的主要用户',
      lines: ['您现在管理 {company} 的一切：用户、设置、产品与发布。'],
      action: '打开控制台',
    },
    transferGiven: { subject: '{to} 现为 {company} 的主要用户', lines: ['主要用户身份已移交，您现在是标准用户。'] },
    transferCancelled: { subject: '{company} 的移交已撤回', lines: ['您无需再确认：{from} 保留主要用户身份。'] },
    trialInvite: {
      subject: '{from} 邀请您试用 Coverwright',
      lines: ['{company} 的 {from} 邀请您在线设计及销售保险，免费 21 天。'],
      action: '开始试用',
    },
    brokerInvite: {
      subject: '{company} 邀请您成为其经纪',
      lines: ['{company} 希望在 Coverwright 上与您合作。请在 14 天内登录或注册以接受。'],
      action: '查看邀请',
    },
    brokerConnected: {
      subject: '{broker} 已接受您的邀请',
      lines: ['{broker} 现已与 {company} 连接。'],
      action: '查看申请',
    },
    brokerRefused: {
      subject: '{email} 拒绝了您的邀请',
      lines: ['{email} 不希望建立连接。您可稍后再次邀请。'],
      action: '查看申请',
    },
    memberDeactivated: {
      subject: '您在 {company} 的使用权已终止',
      lines: ['您在 {company} 的账户已停用。如有疑问，请向其主要用户查询。'],
    },
    memberReactivated: {
      subject: '您可再次使用 {company}',
      lines: ['您在 {company} 的账户已重新启用，请照常登录。'],
      action: '登录',
    },
    companyVerified: {
      subject: '{company} 已通过验证',
      lines: ['{company} 的资料及文件已审核通过。'],
      action: '打开公司资料',
    },
    companyNotVerified: {
      subject: '{company} 未能通过验证',
      lines: ['{company} 的资料已审核，需要修改：{note}'],
      action: '打开公司资料',
    },
    companyClosed: {
      subject: '{company} 已停用',
      lines: ['现在无人可登录 {company}。所有资料保留至 {until}，期间可以恢复，之后将被删除。'],
      action: '要求重新启用',
    },
    companyReopened: { subject: '{company} 已重新启用', lines: ['一切如旧，请照常登录。'], action: '登录' },
    trialReactivated: {
      subject: '{company} 可继续试用 {days} 天',
      lines: ['我们的团队已为 {company} 延长试用 {days} 天，至 {until}。', '一切均保持原样，请照常登录。'],
      action: '登录',
    },
    reactivationAsked: {
      subject: '我们已收到您的请求',
      lines: ['若此邮箱属于试用已结束或已停用的账户，我们的团队会在两个工作日内与您联系。'],
    },
    contactReceived: {
      subject: '我们已收到您的消息 {ticket}',
      lines: ['感谢您的来信，我们会在两个工作日内回复。'],
    },
    contactThanks: {
      subject: '我们已收到您的消息 {ticket}',
      lines: ['感谢您的来信，我们会在两个工作日内回复。', '您的消息：{message}'],
    },
    teamContact: { subject: '消息 {ticket}：{topic}', lines: ['来自 {name}，{email}，{company}。', '{message}'] },
    teamReactivation: { subject: '请求重新启用：{email}', lines: ['{email} 请求重新启用。', '{message}'] },
  },
}

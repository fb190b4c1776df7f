import type { Letters } from './letters-en'

export const traditionalLetters: Letters = {
  linkState: '查看此連結的狀態',
  phoneCode: '您的 Coverwright 驗證碼是 {code}，10 分鐘內有效。',
  letters: {
    billPaid: {
      subject: '發票 {number}：已付 {total}',
      lines: ['感謝您。已收到 {total}，您訂購的內容現已生效。發票與收據隨信附上。'],
      action: '查看訂單',
    },
    domainEnds: {
      subject: '{domain} 將在 {days} 天內到期',
      lines: ['{company} 的網域 {domain} 已付費至 {until}。之後該網址將不再顯示內容。'],
      action: '查看網域',
    },
    certificateEnds: {
      subject: '{domain} 的憑證將在 {days} 天內到期',
      lines: ['{domain} 的憑證有效至 {until}。之後該網址將不再顯示內容。'],
      action: '查看網域',
    },
    renewalAhead: {
      subject: '您的方案將於 {on} 續期',
      lines: [
        '{company} 的方案將於 {days} 天後（{on}）自動續期，金額為 {total}。',
        '您無須操作。如要變更方案或卡片，請於該日前開啟訂閱頁面。',
      ],
      action: '查看訂閱',
    },
    renewalFailed: {
      subject: '您的方案未能續期',
      lines: [
        '未能向 {company} 的卡片收取 {total}。我們會在接下來幾天再試。',
        '在 {until} 之前一切維持不變。請檢查卡片或更換另一張。',
      ],
      action: '檢查卡片',
    },
    planLimited: {
      subject: '{company} 在付款前受到限制',
      lines: [
        '您的方案已十四天未付款。已上線的內容會繼續上線，也不會刪除任何資料，但無法再上線新內容。',
        '付款後，一切即恢復原狀。',
      ],
      action: '支付方案',
    },
    senderMailbox: {
      subject: '確認以 {email} 寄件',
      lines: ['{company} 希望以 {email} 寄出電郵。請在設定中輸入此驗證碼，確認您可讀取此信箱。'],
    },
    quoteOffered: {
      subject: '{product} 的報價：{total}',
      lines: [
        '{name}，感謝您的等候。我們已審閱您的回答，可以 {total} 為您提供 {product}。',
        '請打開連結查看保障內容並付款。此價格有效至 {until}；付款後保障才開始。',
      ],
      action: '查看報價並付款',
    },
    quoteQuestion: {
      subject: '關於您的 {product}',
      lines: [
        '{name}，感謝您的申請。在作出決定前，我們還需要了解：',
        '{message}',
        '請打開連結查看您的回答，按需要修改後再次送出。目前沒有收取任何費用，保障亦尚未開始。',
      ],
      action: '打開我的回答',
    },
    quoteDeclined: {
      subject: '您的 {product} 申請',
      lines: [
        '{name}，感謝您的信任與耐心。我們的同事已仔細審閱您的回答，這次未能為您提供 {product}。',
        '{message}',
        '沒有收取任何費用。其他保險公司的決定可能不同。',
      ],
      action: '查看我的申請',
    },
    quoteLink: {
      subject: '繼續申請 {product}',
      lines: [
        '你為 {product} 填寫的內容已保存。在任何裝置上打開這個連結，就能從上次停下的地方繼續。',
        '有連結的人都能看到你的回答，請勿轉寄。',
      ],
      action: '繼續',
    },
    signUpStarted: {
      subject: '繼續註冊 {company}',
      lines: ['您已開始註冊 {company}，所填資料會保留七天。', '若非您本人操作，無需理會此郵件。'],
      action: '繼續註冊',
    },
    alreadyRegistered: {
      subject: '您已有帳戶',
      lines: [
        '有人（可能是您）以此電郵註冊，但它已有帳戶，因此沒有任何變更。',
        '請照常登入；若忘記密碼，可在登入頁面重設。',
      ],
      action: '登入',
    },
    verifyEmail: {
      subject: '驗證您的電郵地址',
      lines: [
        '只差一步：驗證此信箱屬於您，{company} 的 21 天試用便會開始。',
        '連結 24 小時內有效，只能使用一次。若您沒有註冊，請勿開啟。',
      ],
      action: '驗證我的電郵地址',
    },
    nothingToVerify: {
      subject: '沒有需要驗證的內容',
      lines: ['有人（可能是您）要求驗證此電郵，但沒有等待驗證的註冊。'],
      action: '註冊',
    },
    newDeviceCode: {
      subject: '新裝置驗證碼',
      lines: [
        '有人用您的密碼在我們不認識的瀏覽器（{device}）登入。',
        '若是您本人，請在 10 分鐘內輸入此驗證碼；若不是，請更改密碼。',
      ],
    },
    resetCode: {
      subject: '重設密碼驗證碼',
      lines: ['請在 10 分鐘內輸入此驗證碼以設定新密碼。', '若您沒有要求重設，無需理會。'],
    },
    resetUnknown: {
      subject: '此電郵沒有帳戶',
      lines: ['有人（可能是您）要求重設此電郵的密碼，但它沒有帳戶。', '若您有其他電郵，請試試那一個。'],
    },
    passwordChanged: {
      subject: '您的密碼已更改',
      lines: ['您的密碼已更改，其他裝置均已登出。', '若非您本人操作，請立即重設密碼。'],
      action: '重設我的密碼',
    },
    signedIn: {
      subject: '您已登入',
      lines: [
        '有人登入了您的帳戶：{device}，來自 {address}，時間 {time}。',
        '若非您本人，請更改密碼，並在帳戶頁面結束該工作階段。',
      ],
      action: '開啟我的帳戶',
    },
    twoStepOn: {
      subject: '已啟用兩步驗證',
      lines: ['今後登入時需要驗證器應用程式的驗證碼。', '請妥善保存復原碼，沒有手機時也能找到。'],
    },
    twoStepOff: {
      subject: '已停用兩步驗證',
      lines: ['現在只憑密碼便可開啟您的帳戶。', '若非您本人操作，請立即更改密碼。'],
      action: '開啟我的帳戶',
    },
    invitation: {
      subject: '{inviter} 邀請您加入 {company}',
      lines: ['{inviter} 邀請您在 Coverwright 上加入 {company}。', '此邀請僅限本電郵使用，七天內有效。'],
      action: '接受邀請',
    },
    transferInvite: {
      subject: '成為 {company} 的主要用戶',
      lines: ['{from} 請您成為 {company} 的主要用戶。', '請閱讀說明，並在 24 小時內確認。'],
      action: '閱讀並確認',
    },
    transferStarted: {
      subject: '您正在移交 {company} 的主要用戶身分',
      lines: ['{to} 有 24 小時可以確認。在此之前一切不變，您也可以在用戶頁面撤回。'],
      action: '開啟用戶頁面',
    },
    transferCode: {
      subject: '成為主要用戶的驗證碼',
      lines: ['請在 10 分鐘內輸入此驗證碼，成為 {company} 的主要用戶。'],
    },
    transferTaken: {
      subject: '您已是 {company} 的主要用戶',
      lines: ['您現在管理 {company} 的一切：用戶、設定、產品與發佈。'],
      action: '開啟控制台',
    },
    transferGiven: { subject: '{to} 現為 {company} 的主要用戶', lines: ['主要用戶身分已移交，您現在是標準用戶。'] },
    transferCancelled: { subject: '{company} 的移交已撤回', lines: ['您無需再確認：{from} 保留主要用戶身分。'] },
    trialInvite: {
      subject: '{from} 邀請您試用 Coverwright',
      lines: ['{company} 的 {from} 邀請您在線設計及銷售保險，免費 21 天。'],
      action: '開始試用',
    },
    brokerInvite: {
      subject: '{company} 邀請您成為其經紀',
      lines: ['{company} 希望在 Coverwright 上與您合作。請在 14 天內登入或註冊以接受。'],
      action: '查看邀請',
    },
    brokerConnected: {
      subject: '{broker} 已接受您的邀請',
      lines: ['{broker} 現已與 {company} 連結。'],
      action: '查看申請',
    },
    brokerRefused: {
      subject: '{email} 拒絕了您的邀請',
      lines: ['{email} 不希望建立連結。您可稍後再次邀請。'],
      action: '查看申請',
    },
    memberDeactivated: {
      subject: '您在 {company} 的使用權已終止',
      lines: ['您在 {company} 的帳戶已停用。如有疑問，請向其主要用戶查詢。'],
    },
    memberReactivated: {
      subject: '您可再次使用 {company}',
      lines: ['您在 {company} 的帳戶已重新啟用，請照常登入。'],
      action: '登入',
    },
    companyVerified: {
      subject: '{company} 已通過驗證',
      lines: ['{company} 的資料及文件已審核通過。'],
      action: '開啟公司資料',
    },
    companyNotVerified: {
      subject: '{company} 未能通過驗證',
      lines: ['{company} 的資料已審核，需要修改：{note}'],
      action: '開啟公司資料',
    },
    companyClosed: {
      subject: '{company} 已停用',
      lines: ['現在無人可登入 {company}。所有資料保留至 {until}，期間可以恢復，之後將被刪除。'],
      action: '要求重新啟用',
    },
    companyReopened: { subject: '{company} 已重新啟用', lines: ['一切如舊，請照常登入。'], action: '登入' },
    trialReactivated: {
      subject: '{company} 可繼續試用 {days} 天',
      lines: ['我們的團隊已為 {company} 延長試用 {days} 天，至 {until}。', '一切均保持原樣，請照常登入。'],
      action: '登入',
    },
    reactivationAsked: {
      subject: '我們已收到您的要求',
      lines: ['若此電郵屬於試用已結束或已停用的帳戶，我們的團隊會在兩個工作天內與您聯絡。'],
    },
    contactReceived: {
      subject: '我們已收到您的訊息 {ticket}',
      lines: ['感謝您的來信，我們會在兩個工作天內回覆。'],
    },
    contactThanks: {
      subject: '我們已收到您的訊息 {ticket}',
      lines: ['感謝您的來信，我們會在兩個工作天內回覆。', '您的訊息：{message}'],
    },
    teamContact: { subject: '訊息 {ticket}：{topic}', lines: ['來自 {name}，{email}，{company}。', '{message}'] },
    teamReactivation: { subject: '要求重新啟用：{email}', lines: ['{email} 要求重新啟用。', '{message}'] },
  },
}

import type { Guide } from '../../platform/routes'

export const guide: Guide = {
  of: ['/users'],
  en: {
    title: 'Users and roles',
    about: 'Who works here and what each may do.',
    steps: [
      'Invite somebody by work email and choose their roles. The invitation works for seven days and for that address only.',
      'Invite many at once from a list; every row is checked before anything is sent.',
      'Change what a role may do under “Roles”. It takes effect on the next click of everyone who has it.',
      'Deactivate who left. What they did stays in the audit log.',
    ],
  },
  zh_tw: {
    title: '使用者與角色',
    about: '誰在這裡工作，以及各人可以做甚麼。',
    steps: [
      '以公司電郵邀請成員並選擇角色；邀請七天內有效，且只限該地址。',
      '可由清單一次邀請多人，發送前會逐行檢查。',
      '在「角色」更改權限，所有擁有該角色的人下一次點擊起即生效。',
      '停用離職成員；其操作仍保留在稽核記錄。',
    ],
  },
  zh_cn: {
    title: '用户与角色',
    about: '谁在这里工作，以及各人可以做什么。',
    steps: [
      '以公司邮箱邀请成员并选择角色；邀请七天内有效，且只限该地址。',
      '可由列表一次邀请多人，发送前会逐行检查。',
      '在“角色”更改权限，所有拥有该角色的人下一次点击起即生效。',
      '停用离职成员；其操作仍保留在审计日志。',
    ],
  },
}

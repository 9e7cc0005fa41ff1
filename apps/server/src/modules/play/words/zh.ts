import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: '需要输入 PIN 码才能打开。',
    email: '需要验证您的邮箱地址才能打开。',
    members: '仅限本组织成员访问。',
    invite: '需要通过一次性链接打开。请打开发送给您的链接。',
  },
  pin: 'PIN 码',
  open: '打开',
  email: '邮箱地址',
  sendCode: '发送验证码',
  code: '发送给您的六位验证码',
  otherAddress: '使用其他邮箱',
  signIn: '登录',
  oneMoment: '请稍候',
  noScript: '此页面需要 JavaScript，请允许其运行。',
  failed: '无法连接服务器。请检查网络连接后重试。',
  notices: {
    gone: { title: '此内容已关闭', text: '创建者已将其撤回。您可以询问创建者是否会重新开放。' },
    unknown: { title: '此处没有内容', text: '链接可能不完整。请检查是否复制了完整的链接。' },
    too_early: { title: '此内容尚未开放', text: '开放时间：' },
    too_late: { title: '此内容已关闭', text: '开放时间已结束。感谢您的关注。' },
    full: { title: '此内容已关闭', text: '所需的回答已全部收齐。感谢您的关注。' },
    paused: { title: '此内容已暂停', text: '目前不接受新的回答。创建者可以重新开放它。' },
    link_unknown: { title: '这个地址没有内容', text: '地址可能不完整，请检查是否已全部复制。' },
    link_over: { title: '这个地址已不再开放', text: '它已过期，或已被创建者关闭。' },
  },
  mail: {
    subject: '{code} 是您的验证码',
    before: '要打开“{deck}”，请输入以下验证码：',
    after: '验证码 15 分钟内有效。如果这不是您本人的操作，请忽略此邮件。',
  },
}

import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('profile/sessions', {
  hint: [
    '您的账号正在这些地方登录。有不认识的，请让它下线并修改密码。',
    'Where you are signed in. End what you do not recognise, and change your password.',
  ],
  list: ['登录会话', 'Sessions'],
  loading: words.loading,
  failed: ['会话没有加载出来', 'Your sessions could not be loaded'],
  retry: words.retry,
  own: ['本机', 'This one'],
  locked: ['已锁屏', 'Locked'],
  signedIn: ['登录于 {{moment}}', 'Signed in {{moment}}'],
  lastSeen: ['最近活动 {{moment}}', 'Last seen {{moment}}'],
  end: ['下线', 'End'],
  endOf: ['下线 {{name}}', 'End {{name}}'],
  endOthers: ['让其他会话下线', 'End all others'],
  askOne: ['让「{{name}}」下线？', 'End the session {{name}}?'],
  askOthers: ['让其他 {{total}} 个会话下线？', 'End the {{total}} other sessions?'],
  askHint: [
    '那里需要重新登录，未保存的内容将丢失。',
    'They have to sign in again, and what is not saved there is lost.',
  ],
  ended: ['已下线', 'Signed out'],
})

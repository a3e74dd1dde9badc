import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('profile/sessions', {
  hint: {
    zh: '您的账号正在这些地方登录。有不认识的，请让它下线并修改密码。',
    en: 'Where you are signed in. End what you do not recognise, and change your password.',
  },
  list: { zh: '登录会话', en: 'Sessions' },
  loading: words.loading,
  failed: { zh: '会话没有加载出来', en: 'Your sessions could not be loaded' },
  retry: words.retry,
  own: { zh: '本机', en: 'This one' },
  locked: { zh: '已锁屏', en: 'Locked' },
  signedIn: { zh: '登录于 {{moment}}', en: 'Signed in {{moment}}' },
  lastSeen: { zh: '最近活动 {{moment}}', en: 'Last seen {{moment}}' },
  end: { zh: '下线', en: 'End' },
  endOf: { zh: '下线 {{name}}', en: 'End {{name}}' },
  endOthers: { zh: '让其他会话下线', en: 'End all others' },
  askOne: { zh: '让「{{name}}」下线？', en: 'End the session {{name}}?' },
  askOthers: { zh: '让其他 {{total}} 个会话下线？', en: 'End the {{total}} other sessions?' },
  askHint: {
    zh: '那里需要重新登录，未保存的内容将丢失。',
    en: 'They have to sign in again, and what is not saved there is lost.',
  },
  ended: { zh: '已下线', en: 'Signed out' },
})

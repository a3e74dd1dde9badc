import { defineText } from '#shared/i18n/text'

export const texts = defineText('session/passkey', {
  passkeys: { zh: '通行密钥', en: 'Passkeys' },
  hint: {
    zh: '用指纹、面容或设备密码登录，不用输入密码；也可以在输入密码后代替验证码。',
    en: 'Sign in with your finger, face or the PIN of a device, without a password, or use it after the password in place of a code.',
  },
  add: { zh: '添加通行密钥', en: 'Add a passkey' },
  nameHint: { zh: '便于区分，例如“办公室的电脑”', en: 'To tell them apart, such as “Office computer”' },
  defaultName: { zh: '我的设备', en: 'My device' },
  create: { zh: '创建', en: 'Create' },
  createHint: {
    zh: '浏览器会请您用指纹、面容或 PIN 确认。',
    en: 'The browser asks you to confirm with your finger, face or a PIN.',
  },
  added: { zh: '通行密钥已添加', en: 'The passkey was added' },
  removeHint: {
    zh: '之后不能再用它登录。设备里保存的那一份可在设备的密码管理中删除。',
    en: 'It opens nothing here from then on. Delete what the device keeps of it in its password manager.',
  },
  cancelled: { zh: '没有收到通行密钥：已取消或超时', en: 'No passkey came: it was cancelled, or took too long' },
  known: { zh: '这台设备已有您的通行密钥', en: 'This device has a passkey of yours already' },
  impossible: {
    zh: '这台设备不能创建通行密钥，请换一台或使用安全密钥',
    en: 'This device makes no passkeys. Try another one, or a security key',
  },
  insecure: {
    zh: '这里不能使用通行密钥：需要 https 地址。',
    en: 'There are no passkeys here: they need an address with https.',
  },
  address: {
    zh: '这里不能使用通行密钥：需要主机名，不能用 IP 地址。',
    en: 'There are no passkeys here: they need a host name in place of an IP address.',
  },
  browser: { zh: '这个浏览器不支持通行密钥。', en: 'This browser has no passkeys.' },
})
